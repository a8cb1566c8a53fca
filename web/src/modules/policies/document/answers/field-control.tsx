import { say } from '../../../../portal/texts/say.ts';
import { sayLabels } from '../../../../portal/texts/say-labels.ts';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { AskedField, FieldValue } from '../../policy-types.ts';
import { fieldControl as texts } from './answers.texts.ts';
import { ListControl } from './list-control.tsx';
import { NumberControl } from './number-control.tsx';

const YES_NO = [
  { id: 'yes', label: texts.yes },
  { id: 'no', label: texts.no },
] as const;

type FieldControlProps = {
  readonly field: AskedField;
  readonly value: FieldValue;
  readonly fault: string | null;
  /** Below a heading that asks the question: choices side by side, the question itself as the label. */
  readonly isCompact?: boolean;
  /** What was typed, which may still be wrong. */
  readonly onChange: (value: FieldValue) => void;
};

/** The control that suits a question's type. */
export function FieldControl({ field, value, fault, isCompact = false, onChange }: FieldControlProps) {
  const { label } = field;
  const errorMessage = fault ?? undefined;
  if (field.type === 'yes-no') {
    return (
      <RadioGroup
        label={isCompact ? label : say(texts.yourAnswer)}
        hasFrames
        isInline={isCompact}
        options={sayLabels(YES_NO)}
        value={value === true ? 'yes' : 'no'}
        onChange={(chosen) => onChange(chosen === 'yes')}
      />
    );
  }
  if (field.type === 'choice') {
    return (
      <RadioGroup
        label={isCompact ? label : say(texts.yourAnswer)}
        hasFrames
        isInline={isCompact}
        options={field.options}
        value={String(value)}
        onChange={onChange}
        errorMessage={errorMessage}
      />
    );
  }
  if (field.type === 'number') {
    return <NumberControl field={field} value={value} errorMessage={errorMessage} onChange={onChange} />;
  }
  if (field.type === 'list') {
    const entries = typeof value === 'object' ? value : [];
    return (
      <ListControl
        label={label}
        entries={entries}
        errorMessage={errorMessage}
        isCompact={isCompact}
        onChange={onChange}
      />
    );
  }
  return (
    <TextField
      label={say(texts.yourAnswer)}
      aria-label={label}
      value={String(value)}
      maxLength={200}
      autoComplete="off"
      errorMessage={errorMessage}
      onChange={onChange}
    />
  );
}
