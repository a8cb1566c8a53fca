import { Clock, TrendingUp, UserRound } from 'lucide-react';
import { actionToHandOver } from '../../portal/modules/action-to-hand-over.ts';
import { HandOverButton } from '../../portal/modules/hand-over-button.tsx';
import { say } from '../../portal/texts/say.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Badge } from '../../ui/states/badge.tsx';
import { nextActionItem as texts } from './dashboard.texts.ts';
import { timeNeeded } from './time-needed.ts';
import type { NextAction } from './use-module-activity.ts';

type NextActionItemProps = { readonly action: NextAction; readonly isFirst: boolean };

const DOERS = {
  you: texts.you,
  'it-provider': texts.youOrYourIt,
  'website-manager': texts.youOrYourDeveloper,
} as const;

/** What to do, why, how long it takes, who can do it, what it brings, and the way there. */
export function NextActionItem({ action, isFirst }: NextActionItemProps) {
  const { title, reason, minutes, isUrgent, doneBy, gain, href } = action;
  const toHandOver = actionToHandOver(action);
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-2.5 first:pt-0 last:pb-0">
      <div className="col-span-2 min-w-0 tablet:col-span-1">
        <h3 className="font-semibold">
          {title}
          {isUrgent && isFirst && (
            <>
              {' '}
              <span className="ms-1 inline-block align-bottom">
                <Badge tone="accent">{say(texts.doThisFirst)}</Badge>
              </span>
            </>
          )}
        </h3>
        <p className="text-ink-soft text-sm">{reason}</p>
      </div>
      <ul
        className={joinClasses(
          'flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm',
          // Alone, the button of a phone fits beside these.
          toHandOver !== null && 'col-span-2 tablet:col-span-1',
        )}
      >
        <li className="flex items-center gap-1.5">
          <Clock aria-hidden="true" size={14} />
          {timeNeeded(minutes)}
        </li>
        <li className="flex items-center gap-1.5">
          <UserRound aria-hidden="true" size={14} />
          {say(DOERS[doneBy])}
        </li>
        {gain > 0 && (
          <li className="flex items-center gap-1.5 font-semibold text-success-ink">
            <TrendingUp aria-hidden="true" size={14} />
            {say(texts.gain, { points: gain })}
          </li>
        )}
      </ul>
      <div
        className={joinClasses(
          'flex flex-row-reverse flex-wrap items-center justify-between gap-1 tablet:col-start-2 tablet:row-span-2 tablet:row-start-1',
          toHandOver !== null && 'col-span-2 tablet:col-span-1',
        )}
      >
        {/* Not "Start": search engines take that for a link about nothing. */}
        <LinkButton
          href={href}
          variant={isFirst ? 'primary' : 'secondary'}
          aria-label={say(texts.beginTitle, { title })}
        >
          {say(texts.begin)}
        </LinkButton>
        {toHandOver !== null && <HandOverButton isQuiet isShort what={toHandOver} />}
      </div>
    </li>
  );
}
