import { ExternalLink } from 'lucide-react';
import { joinClasses } from '../../ui/join-classes.ts';
import { say } from '../texts/say.ts';
import { finderList as texts } from './finder.texts.ts';
import type { FinderPlace } from './finder-place.ts';
import type { Choice, ChoiceGroup } from './use-choice.ts';

type ListProps = {
  readonly id: string;
  readonly groups: readonly ChoiceGroup[];
  readonly chosen: Choice | undefined;
  readonly onPoint: (choice: Choice) => void;
  readonly onOpen: (place: FinderPlace) => void;
};

/** What was found, under a heading for each kind. The field above keeps the focus and says which one is chosen. */
export function FinderList({ id, groups, chosen, onPoint, onOpen }: ListProps) {
  return (
    <div id={id} role="listbox" aria-label={say(texts.found)} hidden={groups.length === 0}>
      {groups.map(({ title, choices }) => (
        // biome-ignore lint/a11y/useSemanticElements: options of a list are no fieldset
        <div key={title} role="group" aria-label={title} className="pb-2">
          <p aria-hidden="true" className="px-3 py-1.5 font-semibold text-ink-soft text-xs">
            {title}
          </p>
          {choices.map((choice) => (
            <Option key={choice.id} choice={choice} isChosen={choice === chosen} onPoint={onPoint} onOpen={onOpen} />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = Pick<ListProps, 'onPoint' | 'onOpen'> & { readonly choice: Choice; readonly isChosen: boolean };

function Option({ choice, isChosen, onPoint, onOpen }: OptionProps) {
  const { label, detail, isExternal } = choice.place;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's, which has the focus
    <div
      id={choice.id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onPointerMove={() => isChosen || onPoint(choice)}
      onClick={() => onOpen(choice.place)}
      className={joinClasses(
        'flex min-h-10 cursor-pointer select-none scroll-mt-32 scroll-mb-4 items-center gap-3 rounded-inner px-3 py-2 text-sm',
        isChosen && 'bg-accent-soft outline-2 outline-focus -outline-offset-2',
      )}
    >
      <span className="min-w-0 flex-1 break-words">
        {label}
        {detail && <span className="block text-ink-soft">{detail}</span>}
      </span>
      {isExternal && <ExternalLink aria-label={say(texts.opensInANew)} size={16} />}
    </div>
  );
}
