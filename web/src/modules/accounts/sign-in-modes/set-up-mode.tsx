import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { useAction } from '../../../api/use-action.ts';
import { useHasOwnIdentity } from '../../../portal/identity/use-identity.ts';
import { canUsePasskeys } from '../../../portal/passkeys/can-use-passkeys.ts';
import { NamePasskey, type PasskeyOptions } from '../../../portal/passkeys/name-passkey.tsx';
import { RecoveryCodes } from '../../../portal/second-factor/recovery-codes.tsx';
import { type AppSetUp, SetUpApp } from '../../../portal/second-factor/set-up-app.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AccessLayout } from '../access-layout.tsx';
import type { SignIn } from '../use-sign-in.ts';
import { enterPortal } from '../use-start-session.ts';
import { setUpMode as texts } from './sign-in-modes.texts.ts';
import { useStartOver } from './use-start-over.ts';

/** Sets up the second factor that everyone here must have, before the first session without one. */
export default function SetUpMode({ signIn }: { readonly signIn: SignIn }) {
  const startOver = useStartOver(signIn);
  const queryClient = useQueryClient();
  const [app, setApp] = useState<AppSetUp | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [passkey, setPasskey] = useState<PasskeyOptions | null>(null);
  const { act: beginPasskey } = useAction(async () => setPasskey((await callApi('beginPasskey', {})).data), {
    onFailure: (error) => {
      const isOver = isApiError(error, 'SIGN_IN_EXPIRED');
      if (isOver) startOver(error.errors[0]?.message ?? null);
      return isOver;
    },
  });
  const offersPasskeys = useHasOwnIdentity() && canUsePasskeys();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);

  const begin = useCallback(async () => {
    setHasFailed(false);
    try {
      setApp((await callApi('setUpSecondFactor', {})).data);
    } catch (error) {
      setHasFailed(true);
      if (!isApiError(error, 'SIGN_IN_EXPIRED')) showFailure(error);
      else startOver(error instanceof ApiError ? (error.errors[0]?.message ?? null) : null);
    }
  }, [startOver]);

  // Each secret replaces the one before, so it is asked for once, however often the page is drawn.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  }, [begin]);

  if (recoveryCodes !== null) {
    return (
      <AccessLayout title={say(texts.title)} description={say(texts.description)}>
        <RecoveryCodes codes={recoveryCodes} onKept={() => enterPortal(queryClient)} />
      </AccessLayout>
    );
  }
  return (
    <AccessLayout
      title={say(texts.setUpYourSecond)}
      description={say(texts.everyoneHereSignsIn)}
      footer={
        <TextLink isStandalone onPress={() => startOver(null)}>
          {say(texts.back)}
        </TextLink>
      }
    >
      {passkey !== null && (
        <NamePasskey
          options={passkey}
          onAdded={(codes) => setRecoveryCodes(codes ?? [])}
          onExpired={() => startOver(null)}
        />
      )}
      {passkey === null && app !== null && (
        <SetUpApp app={app} onConfirmed={setRecoveryCodes} onExpired={() => startOver(null)} />
      )}
      {offersPasskeys && app !== null && (
        <p className="mt-5 text-center text-sm">
          <TextLink isStandalone onPress={() => (passkey === null ? beginPasskey() : setPasskey(null))}>
            {passkey === null ? say(texts.useAPasskeyInstead) : say(texts.useAnAppInstead)}
          </TextLink>
        </p>
      )}
      {app === null && (
        <div className="flex min-h-72 flex-col items-center justify-center gap-4 text-accent-ink">
          {hasFailed ? (
            <Button onPress={begin}>{say(texts.tryAgain)}</Button>
          ) : (
            <Spinner label={say(texts.oneMoment)} size="large" />
          )}
        </div>
      )}
    </AccessLayout>
  );
}
