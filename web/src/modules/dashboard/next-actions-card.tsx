import { HandedOverLink } from '../../portal/modules/hand-over-button.tsx';
import { say } from '../../portal/texts/say.ts';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { nextActionsCard as texts } from './dashboard.texts.ts';
import { NextActionItem } from './next-action-item.tsx';
import type { NextAction } from './use-module-activity.ts';

type NextActionsCardProps = { readonly actions: readonly NextAction[] };

const TITLES = [texts.nothingNeedsYouRight, texts.yourNextAction, texts.yourNextTwoActions, texts.yourNextThreeActions];

/** The few things to do next across the modules, the first one first. */
export function NextActionsCard({ actions }: NextActionsCardProps) {
  return (
    <Card
      title={say(TITLES[actions.length] ?? texts.nothingNeedsYouRight)}
      aside={
        <div className="flex flex-wrap gap-x-4">
          <HandedOverLink />
          <TextLink isStandalone href="/calendar">
            {say(texts.calendar)}
          </TextLink>
        </div>
      }
    >
      {actions.length === 0 ? (
        <p className="text-ink-soft">{say(texts.youAreOnTop)}</p>
      ) : (
        <ol className="flex flex-col divide-y divide-line">
          {actions.map((action, index) => (
            <NextActionItem key={action.key} action={action} isFirst={index === 0} />
          ))}
        </ol>
      )}
    </Card>
  );
}
