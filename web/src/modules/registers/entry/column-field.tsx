import { LONGEST } from '@portal/domain/registers/register.ts';
import { parseIsoDate } from '../../../portal/dates/parse-iso-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { RegisterColumn } from '../register-types.ts';
import { form as texts } from './entry.texts.ts';

type ColumnFieldProps = {
  readonly column: RegisterColumn;
  readonly value: string;
  readonly errorMessage: string | undefined;
  readonly onChange: (value: string) => void;
};

/** Stands for no answer, because a list needs an id for it. */
const NONE = 'none';

/** The field of a column, by what it can hold. */
export function ColumnField({ column, value, errorMessage, onChange }: ColumnFieldProps) {
  const { type, name, help, required } = column;
  const label = required ? name : say(texts.optional, { name });
  const told = { label, errorMessage, ...(help === '' ? {} : { description: help }) };
  const choose = (id: string) => onChange(id === NONE ? '' : id);
  switch (type) {
    case 'long':
      return <TextArea {...told} rows={3} value={value} maxLength={LONGEST.long} onChange={onChange} />;
    case 'date':
      return (
        <DatePicker
          {...told}
          value={parseIsoDate(value)}
          onChange={(day) => onChange(day === null ? '' : day.toString())}
        />
      );
    case 'choice': {
      const options = column.options.map((option) => ({ id: option.id, label: option.name }));
      const all = required ? options : [{ id: NONE, label: say(texts.notKnown) }, ...options];
      return <Select {...told} options={all} value={value === '' ? null : value} onChange={choose} />;
    }
    case 'yes-no': {
      const options = [
        { id: 'yes', label: say(texts.yes) },
        { id: 'no', label: say(texts.no) },
        { id: NONE, label: say(texts.notKnown) },
      ];
      return <RadioGroup {...told} options={options} value={value === '' ? NONE : value} onChange={choose} />;
    }
    case 'number':
      return <TextField {...told} inputMode="decimal" value={value} maxLength={LONGEST.number} onChange={onChange} />;
    default:
      return <TextField {...told} autoComplete="off" value={value} maxLength={LONGEST[type]} onChange={onChange} />;
  }
}
