import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { say } from '../../portal/texts/say.ts';
import { passwordField as texts } from './fields.texts.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'autoComplete'> & {
  /** Tells password managers whether to fill in or to propose. */
  readonly autoComplete: 'current-password' | 'new-password';
  /** Below the field, such as a strength meter. */
  readonly strengthMeter?: ReactNode;
};

/** A password field with a button that shows what was typed. Pasting is always allowed. */
export function PasswordField({ strengthMeter, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const toggle = (
    <Button
      aria-label={isShown ? say(texts.hidePassword) : say(texts.showPassword)}
      onPress={() => setIsShown(!isShown)}
      className="m-1.5 inline-flex w-11 shrink-0 cursor-pointer items-center justify-center rounded-inner text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
    >
      <Icon aria-hidden="true" size={20} />
    </Button>
  );
  return (
    <div className="w-full">
      <TextField
        {...rest}
        type={isShown ? 'text' : 'password'}
        autoCorrect="off"
        spellCheck="false"
        trailing={toggle}
      />
      {strengthMeter}
    </div>
  );
}
