import { useState } from 'react';
import { PasswordDialog, type PasswordDialogProps } from '../../../portal/passwords/password-dialog.tsx';
import type { FreshProof } from '../../../portal/passwords/use-fresh-proof.ts';
import { say } from '../../../portal/texts/say.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { codePasswordDialog as texts } from './security.texts.ts';

type CodePasswordDialogProps<Done> = Omit<PasswordDialogProps<Done>, 'fields' | 'problems' | 'onProved'> & {
  /** False where there is no second factor yet, so that the password alone is asked for. */
  readonly isOn: boolean;
  readonly onProved: (proof: FreshProof, code: string) => Promise<Done>;
};

/** Asks for the second factor beside the password, before the second factor itself is changed. */
export function CodePasswordDialog<Done>({ isOn, onProved, ...props }: CodePasswordDialogProps<Done>) {
  const [code, setCode] = useState('');
  if (!isOn) return <PasswordDialog {...props} onProved={(proof) => onProved(proof, '')} />;
  return (
    <PasswordDialog
      {...props}
      told={{ ...props.told, fieldOf: { WRONG_CODE: ['code', say(texts.thisCodeIsIncorrect)] } }}
      problems={() => (code.trim() === '' ? { code: say(texts.pleaseEnterTheCode) } : {})}
      onProved={(proof) => onProved(proof, code)}
      fields={(errors) => (
        <TextField
          label={say(texts.codeFromYourApp)}
          name="code"
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={setCode}
          maxLength={100}
          errorMessage={errors.code}
        />
      )}
    />
  );
}
