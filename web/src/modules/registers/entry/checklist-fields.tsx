import { say } from '../../../portal/texts/say.ts';
import { SegmentedChoice } from '../../../ui/fields/segmented-choice.tsx';
import type { RegisterView } from '../register-types.ts';
import { form as texts } from './entry.texts.ts';
import type { EntryFields } from './entry-fields.ts';

type ChecklistFieldsProps = {
  readonly checklist: RegisterView['checklist'];
  readonly ticks: EntryFields['ticks'];
  readonly onChange: (ticks: EntryFields['ticks']) => void;
};

const OPEN = 'open';

/** The points of a checklist, each open, done or not needed. */
export function ChecklistFields({ checklist, ticks, onChange }: ChecklistFieldsProps) {
  if (checklist.length === 0) return null;
  const options = [
    { id: OPEN, label: say(texts.stillOpen) },
    { id: 'done', label: say(texts.done) },
    { id: 'not-needed', label: say(texts.notNeeded) },
  ] as const;
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-semibold text-lg tracking-tight">{say(texts.checklist)}</legend>
      {checklist.map(({ id, name }) => (
        <SegmentedChoice
          key={id}
          label={name}
          options={options}
          value={ticks[id] || OPEN}
          onChange={(chosen) => onChange({ ...ticks, [id]: chosen === OPEN ? '' : chosen })}
        />
      ))}
    </fieldset>
  );
}
