import { Clock, TrendingUp, UserRound } from 'lucide-react';
import { actionToHandOver } from '../../portal/modules/action-to-hand-over.ts';
import { HandOverButton } from '../../portal/modules/hand-over-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Badge } from '../../ui/states/badge.tsx';
import { timeNeeded } from './time-needed.ts';
import type { NextAction } from './use-module-activity.ts';

type NextActionItemProps = { readonly action: NextAction; readonly isFirst: boolean };

const DOERS = {
  you: 'You',
  'it-provider': 'You or your IT provider',
  'website-manager': 'You or your web developer',
} as const;

/** What to do, why, how long it takes, who can do it, what it brings, and the way there. */
export function NextActionItem({ action, isFirst }: NextActionItemProps) {
  const { title, reason, minutes, isUrgent, doneBy, gain, href } = action;
  const toHandOver = actionToHandOver(action);
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-4 py-3 first:pt-0 last:pb-0">
      <h3 className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        {title}
        {isUrgent && isFirst && <Badge tone="accent">Do this first</Badge>}
      </h3>
      {/* Not "Start": search engines take that for a link about nothing. */}
      <LinkButton href={href} variant={isFirst ? 'primary' : 'secondary'} aria-label={`Begin: ${title}`}>
        Begin
      </LinkButton>
      <div className="col-span-2 min-w-0">
        <p className="text-ink-soft text-sm">{reason}</p>
        <ul className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-sm">
          <li className="flex items-center gap-1.5">
            <Clock aria-hidden="true" size={14} />
            {timeNeeded(minutes)}
          </li>
          <li className="flex items-center gap-1.5">
            <UserRound aria-hidden="true" size={14} />
            {DOERS[doneBy]}
          </li>
          {gain > 0 && (
            <li className="flex items-center gap-1.5 font-semibold text-success-ink">
              <TrendingUp aria-hidden="true" size={14} />
              {gain === 1 ? '+1 point' : `+${gain} points`}
            </li>
          )}
          {toHandOver !== null && (
            <li>
              <HandOverButton isQuiet what={toHandOver} />
            </li>
          )}
        </ul>
      </div>
    </li>
  );
}
