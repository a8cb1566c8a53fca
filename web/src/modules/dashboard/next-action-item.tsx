import { Clock } from 'lucide-react';
import { actionToHandOver } from '../../portal/modules/action-to-hand-over.ts';
import { HandOverButton } from '../../portal/modules/hand-over-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Badge } from '../../ui/states/badge.tsx';
import { timeNeeded } from './time-needed.ts';
import type { NextAction } from './use-module-activity.ts';

type NextActionItemProps = { readonly action: NextAction; readonly isFirst: boolean };

/** What to do, why, how long it takes, and the way there. */
export function NextActionItem({ action, isFirst }: NextActionItemProps) {
  const { title, reason, minutes, isUrgent, href } = action;
  const toHandOver = actionToHandOver(action);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-64">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {title}
          {isUrgent && isFirst && <Badge tone="accent">Do this first</Badge>}
        </h3>
        <p className="mt-1 text-ink-soft text-sm">{reason}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-1.5 text-ink-soft text-sm">
          <Clock aria-hidden="true" size={14} />
          {timeNeeded(minutes)}
          {toHandOver !== null && <HandOverButton isQuiet what={toHandOver} />}
        </p>
      </div>
      {/* Not "Start": search engines take that for a link about nothing. */}
      <LinkButton href={href} variant={isFirst ? 'primary' : 'secondary'} aria-label={`Begin: ${title}`}>
        Begin
      </LinkButton>
    </li>
  );
}
