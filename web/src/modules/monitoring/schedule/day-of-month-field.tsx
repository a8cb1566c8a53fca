import { isDayOfMonth } from '@portal/domain/monitoring/schedules/schedule-limits.ts';
import { useEffect, useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { dayOfMonthField as texts } from './schedule.texts.ts';

/** What is typed counts after this pause (spec part 2, section 5). */
const debounceMs = 1000;

type DayOfMonthFieldProps = {
  /** Null while what was typed is no day of the month. */
  readonly value: number | null;
  readonly onChange: (day: number | null) => void;
};

/** A day of the month, 1 to 31; taken over a second after the last key, or when the field is left. */
export function DayOfMonthField({ value, onChange }: DayOfMonthFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();

  const commit = (text: string) => {
    const day = /^\d{1,2}$/.test(text.trim()) ? Number(text) : Number.NaN;
    const isValid = isDayOfMonth(day);
    setError(isValid ? undefined : say(texts.notAValidDay));
    if (isValid) setDraft(null);
    onChange(isValid ? day : null);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause starts again with what is typed, not with each render
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => commit(draft), debounceMs);
    return () => clearTimeout(timer);
  }, [draft]);

  return (
    <TextField
      label={say(texts.dayOfTheMonth)}
      inputMode="numeric"
      value={draft ?? (value === null ? '' : String(value))}
      onChange={setDraft}
      onBlur={() => {
        if (draft !== null) commit(draft);
      }}
      errorMessage={error}
      description={say(texts.description)}
    />
  );
}
