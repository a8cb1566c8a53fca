import { FACT_KEYS, factOf } from '@portal/domain/facts/facts.ts';
import { parseIsoDate } from '../../../portal/dates/parse-iso-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { WeaknessForm } from './weakness-form.ts';
import { SEVERITY_CHOICES } from './weakness-marks.tsx';
import { weaknessFacts as texts } from './weaknesses.texts.ts';

const FACT_CHOICES = FACT_KEYS.map((id) => ({ id, label: factOf(id).question }));

type WeaknessFactsProps = {
  readonly form: WeaknessForm;
  readonly onChange: (changes: Partial<WeaknessForm>) => void;
  readonly errors: Readonly<Record<string, string>>;
};

/** How bad a weakness is and since when it is known. */
export function WeaknessFacts({ form, onChange, errors }: WeaknessFactsProps) {
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={say(texts.severity)}
        options={sayLabels(SEVERITY_CHOICES)}
        value={form.severity}
        onChange={(severity) => onChange({ severity })}
        isRequired
        errorMessage={errors.severity}
      />
      <DatePicker
        label={say(texts.reportedOn)}
        value={parseIsoDate(form.reportedOn)}
        onChange={(day) => onChange({ reportedOn: day?.toString() ?? null })}
        errorMessage={errors.reportedOn}
      />
      <TextField
        label={say(texts.cvssScoreOptional)}
        description={say(texts.description)}
        inputMode="decimal"
        value={form.cvssScore}
        onChange={(cvssScore) => onChange({ cvssScore })}
        maxLength={4}
        autoComplete="off"
        errorMessage={errors.cvssScore}
      />
      <TextField
        label={say(texts.cvssVectorOptional)}
        placeholder="CVSS:3.1/AV:N/AC:L/…"
        value={form.cvssVector}
        onChange={(cvssVector) => onChange({ cvssVector })}
        maxLength={200}
        autoComplete="off"
        spellCheck="false"
        errorMessage={errors.cvssVector}
      />
      <Combobox
        label={say(texts.whatItContradictsOptional)}
        description={say(texts.otherPagesAndThe)}
        options={sayLabels(FACT_CHOICES)}
        value={form.fact ?? null}
        onChange={(fact) => onChange({ fact })}
        errorMessage={errors.fact}
      />
    </div>
  );
}
