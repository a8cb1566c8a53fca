import { TextField } from '../../ui/fields/text-field.tsx';
import { say } from '../texts/say.ts';
import { appCodeField as texts } from './second-factor.texts.ts';

const DIGITS = 6;

type AppCodeFieldProps = {
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** The sixth digit was typed, or a whole code was pasted. */
  readonly onComplete: (code: string) => void;
  readonly errorMessage?: string | undefined;
  readonly isDisabled?: boolean | undefined;
};

/** Six digits from an authenticator app. Blanks and dashes of a pasted code are dropped. */
export function AppCodeField({ value, onChange, onComplete, errorMessage, isDisabled }: AppCodeFieldProps) {
  const change = (typed: string) => {
    const code = typed.replace(/\D/g, '').slice(0, DIGITS);
    onChange(code);
    if (code.length === DIGITS && code !== value) onComplete(code);
  };
  return (
    <TextField
      label={say(texts.sixDigitCode)}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      autoFocus
      value={value}
      onChange={change}
      errorMessage={errorMessage}
      isReadOnly={isDisabled ?? false}
    />
  );
}
