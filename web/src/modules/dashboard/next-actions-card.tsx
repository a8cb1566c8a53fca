import { HandedOverLink } from '../../portal/modules/hand-over-button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { NextActionItem } from './next-action-item.tsx';
import type { NextAction } from './use-module-activity.ts';

type NextActionsCardProps = { readonly actions: readonly NextAction[] };

const TITLES = ['Nothing needs you right now', 'Your next action', 'Your next two actions', 'Your next three actions'];

/** The few things to do next across the modules, the first one first. */
export function NextActionsCard({ actions }: NextActionsCardProps) {
  return (
    <Card
      title={TITLES[actions.length] ?? ''}
      aside={
        <div className="flex flex-wrap gap-x-4">
          <HandedOverLink />
          <TextLink isStandalone href="/calendar">
            Calendar
          </TextLink>
        </div>
      }
    >
      {actions.length === 0 ? (
        <p className="text-ink-soft">
          You are on top of things. We keep watch and will tell you here and by email when there is something to do.
        </p>
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
