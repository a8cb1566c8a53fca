import { type ComponentProps, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import type { FreshProof } from '../../../portal/passwords/use-fresh-proof.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';

type CodePasswordDialogProps = Omit<ComponentProps<typeof PasswordDialog>, 'fields' | 'isReady' | 'onProved'> & {
  /** False where there is no second factor yet, so that the password alone is asked for. */
  readonly isOn: boolean;
  readonly onProved: (proof: FreshProof, code: string) => Promise<void>;
};

/** Asks for the second factor beside the password, before the second factor itself is changed. */
export function CodePasswordDialog({ isOn, onProved, ...props }: CodePasswordDialogProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  if (!isOn) return <PasswordDialog {...props} onProved={(proof) => onProved(proof, '')} />;
  const isReady = () => {
    setProblem(code.trim() === '' ? 'Please enter the code.' : undefined);
    return code.trim() !== '';
  };
  const send = async (proof: FreshProof) => {
    try {
      await onProved(proof, code);
    } catch (error) {
      if (isApiError(error, 'WRONG_CODE')) setProblem('This code is not right.');
      throw error;
    }
  };
  return (
    <PasswordDialog
      {...props}
      isReady={isReady}
      onProved={send}
      fields={
        <TextField
          label="Code from your app, or a recovery code"
          name="code"
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={setCode}
          maxLength={100}
          errorMessage={problem}
        />
      }
    />
  );
}
