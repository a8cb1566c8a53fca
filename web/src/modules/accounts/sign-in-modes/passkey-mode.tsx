import { useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { canUsePasskeys } from '../../../portal/passkeys/can-use-passkeys.ts';
import { signByDevice } from '../../../portal/passkeys/devices.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AccessLayout } from '../access-layout.tsx';
import { FormProblem } from '../form-problem.tsx';
import type { SignIn } from '../use-sign-in.ts';
import { enterPortal } from '../use-start-session.ts';
import { passkeyMode as texts } from './sign-in-modes.texts.ts';
import { useStartOver } from './use-start-over.ts';

/** The second half of a sign-in, by a passkey; codes of the app and recovery codes are a press away. */
export default function PasskeyMode({ signIn }: { readonly signIn: SignIn }) {
  const startOver = useStartOver(signIn);
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const onFailure = (error: unknown) => {
    const isOver = isApiError(error, 'SIGN_IN_EXPIRED');
    if (isOver) startOver(error.errors[0]?.message ?? null);
    return isOver;
  };
  const { act: takeCode } = useAction(
    async () => signIn.enter((await callApi('askSecondPasskey', {})).data.hasApp ? 'code' : 'recovery'),
    { onFailure },
  );
  const { act, isBusy } = useAction(
    async () => {
      setProblem(null);
      const { options } = (await callApi('askSecondPasskey', {})).data;
      const assertion = await signByDevice(options);
      if (assertion === null) return setProblem(say(texts.noPasskeyAnswered));
      await callApi('answerByPasskey', { assertion });
      await enterPortal(queryClient);
    },
    { onFailure },
  );

  return (
    <AccessLayout
      title={say(texts.useYourPasskey)}
      description={say(texts.confirmThatItIs)}
      footer={
        <TextLink isStandalone onPress={() => startOver(null)}>
          {say(texts.back)}
        </TextLink>
      }
    >
      <div className="flex flex-col gap-4">
        {problem !== null && <FormProblem text={problem} />}
        {canUsePasskeys() && (
          <Button size="large" isFullWidth isBusy={isBusy} icon={<KeyRound size={18} />} onPress={() => act()}>
            {say(texts.useAPasskey)}
          </Button>
        )}
        <div className="flex justify-end text-sm">
          <TextLink isStandalone onPress={() => takeCode()}>
            {say(texts.useACodeInstead)}
          </TextLink>
        </div>
      </div>
    </AccessLayout>
  );
}
