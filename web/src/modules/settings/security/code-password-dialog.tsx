import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { canUsePasskeys } from '../../../portal/passkeys/can-use-passkeys.ts';
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
  const { hasApp = true, passkeys = 0 } = useCallQuery('readSecondFactor', {}).data?.data ?? {};
  const offersPasskey = passkeys > 0 && canUsePasskeys();
  if (!isOn) return <PasswordDialog {...props} onProved={(proof) => onProved(proof, '')} />;
  return (
    <PasswordDialog
      {...props}
      told={{ ...props.told, fieldOf: { WRONG_CODE: ['code', say(texts.thisCodeIsIncorrect)] } }}
      problems={() => (code.trim() === '' ? { code: say(texts.pleaseEnterTheCode) } : {})}
      onProved={(proof) => onProved(proof, code)}
      proveByPasskey={offersPasskey ? passkeyProof : undefined}
      fields={(errors) => (
        <TextField
          label={hasApp ? say(texts.codeFromYourApp) : say(texts.recoveryCode)}
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

/** Asks for a passkey, which is password and code at once. */
async function passkeyProof(): Promise<FreshProof | null> {
  const [{ signByDevice }, { data }] = await Promise.all([
    import('../../../portal/passkeys/devices.ts'),
    callApi('askPasskey', {}),
  ]);
  const assertion = await signByDevice(data);
  if (assertion === null) return null;
  const { bearer } = await callApi('authenticateByPasskey', { assertion });
  return { authorization: `Bearer ${bearer}` };
}
