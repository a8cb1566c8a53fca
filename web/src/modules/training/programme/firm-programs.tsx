import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { firmPrograms as texts } from './programme.texts.ts';
import type { Programme } from './programme.ts';

type Programs = Programme['programs'];

const mail = [
  { id: 'unknown', label: texts.otherMail },
  { id: 'microsoft', label: texts.microsoft },
  { id: 'google', label: texts.google },
] as const;

const computers = [
  { id: 'unknown', label: texts.both },
  { id: 'windows', label: texts.windows },
  { id: 'mac', label: texts.mac },
] as const;

const phones = [
  { id: 'unknown', label: texts.both },
  { id: 'iphone', label: texts.iphone },
  { id: 'android', label: texts.android },
] as const;

type FirmProgramsProps = {
  readonly value: Programs;
  readonly onChange: (programs: Programs) => void;
};

/** What the firm's people work with, so that courses name its keys and pages. */
export function FirmPrograms({ value, onChange }: FirmProgramsProps) {
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="font-semibold">{say(texts.whatYouUse)}</legend>
      <p className="text-ink-soft text-sm">{say(texts.why)}</p>
      <Select
        label={say(texts.mail)}
        options={sayLabels(mail)}
        value={value.mail}
        onChange={(id) => onChange({ ...value, mail: id })}
      />
      <div className="grid gap-5 tablet:grid-cols-2">
        <Select
          label={say(texts.computers)}
          options={sayLabels(computers)}
          value={value.computers}
          onChange={(id) => onChange({ ...value, computers: id })}
        />
        <Select
          label={say(texts.phones)}
          options={sayLabels(phones)}
          value={value.phones}
          onChange={(id) => onChange({ ...value, phones: id })}
        />
      </div>
    </fieldset>
  );
}
