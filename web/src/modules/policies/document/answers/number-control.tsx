import { useState } from 'react';
import { say } from '../../../../portal/texts/say.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { AskedField, FieldValue } from '../../policy-types.ts';
import { numberControl as texts } from './answers.texts.ts';

type NumberControlProps = {
  readonly field: Extract<AskedField, { type: 'number' }>;
  readonly value: FieldValue;
  readonly errorMessage: string | undefined;
  readonly onChange: (value: FieldValue) => void;
};

/** A whole number with its unit behind it. What is no number yet stays as it was typed. */
export function NumberControl({ field, value, errorMessage, onChange }: NumberControlProps) {
  const [typed, setTyped] = useState(String(value));
  // A suggestion that was taken stands in the field too.
  const shown = Number.isNaN(value) || readNumber(typed) === value ? typed : String(value);
  const { unit, min, max } = field;
  return (
    <TextField
      label={say(texts.yourAnswer)}
      aria-label={field.label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      value={shown}
      description={say(texts.range, { min, max, unit: unit.many })}
      errorMessage={errorMessage}
      trailing={
        <span className="shrink-0 self-center whitespace-nowrap pe-3 text-ink-soft" aria-hidden="true">
          {value === 1 ? unit.one : unit.many}
        </span>
      }
      onChange={(text) => {
        setTyped(text);
        onChange(readNumber(text));
      }}
    />
  );
}

function readNumber(text: string): number {
  const plain = text.replaceAll(',', '').trim();
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
}
