import { type FormEvent, useState } from 'react';
import { ApiError, isApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import type { CallOutput } from '../../api/calls.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { say } from '../texts/say.ts';
import { makeOnDevice } from './devices.ts';
import { namePasskey as texts } from './passkeys.texts.ts';

/** What the device is to make. */
export type PasskeyOptions = CallOutput<'beginPasskey'>['data'];

type NamePasskeyProps = {
  readonly options: PasskeyOptions;
  /** The passkey is there; recovery codes are shown this once, where it is the first second factor. */
  readonly onAdded: (recoveryCodes: readonly string[] | null) => void;
  /** It took too long; everything begins anew. */
  readonly onExpired: () => void;
};

/** Asks what the passkey is to be called, then has the device make it. */
export function NamePasskey({ options, onAdded, onExpired }: NamePasskeyProps) {
  const [name, setName] = useState('');
  const { act, errors, setErrors, isBusy } = useAction(
    async () => {
      const attestation = await made(options);
      onAdded((await callApi('addPasskey', { name: name.trim(), attestation })).recoveryCodes);
    },
    {
      fieldOf: { NOT_CREATED: ['name', null] },
      onFailure: (error) => {
        // A challenge counts once, so that another try needs another one.
        if (isApiError(error, 'PASSKEY_REFUSED') || isApiError(error, 'SIGN_IN_EXPIRED')) onExpired();
        return false;
      },
    },
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') setErrors({ name: say(texts.pleaseEnterAName) });
    else void act();
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-soft">{say(texts.whatItIs)}</p>
      <TextField
        label={say(texts.name)}
        name="passkey-name"
        autoComplete="off"
        autoFocus
        description={say(texts.nameExample)}
        value={name}
        onChange={setName}
        maxLength={60}
        errorMessage={errors.name}
      />
      <Button type="submit" isFullWidth isBusy={isBusy}>
        {say(texts.create)}
      </Button>
    </form>
  );
}

/** @throws ApiError NOT_CREATED, in words for who looks at the form */
async function made(options: PasskeyOptions) {
  const attestation = await makeOnDevice(options).catch(() => 'failed' as const);
  if (attestation !== null && typeof attestation === 'object') return attestation;
  const words = { exists: texts.existsAlready, failed: texts.failed };
  const message = say(attestation === null ? texts.notCreated : words[attestation]);
  throw new ApiError(400, [{ code: 'NOT_CREATED', message }]);
}
