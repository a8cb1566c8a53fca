import { Copy } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import type { CallOutput } from '../../api/calls.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../texts/say.ts';
import { AppCodeField } from './app-code-field.tsx';
import { copyText } from './copy-text.ts';
import { QrCode } from './qr-code.tsx';
import { setUpApp as texts } from './second-factor.texts.ts';

/** A secret that waits for its first code. */
export type AppSetUp = CallOutput<'setUpSecondFactor'>['data'];

type SetUpAppProps = {
  readonly app: AppSetUp;
  /** The second factor is on; these codes are shown this once. */
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  /** It took too long; everything begins anew. */
  readonly onExpired: () => void;
};

/** Scan the code, or type the key, then enter what the app shows. */
export function SetUpApp({ app, onConfirmed, onExpired }: SetUpAppProps) {
  const [code, setCode] = useState('');
  const { act, errors, setErrors, isBusy } = useAction(
    async (typed: string) => onConfirmed((await callApi('confirmSecondFactor', { code: typed })).recoveryCodes),
    {
      onFailure: (error) => {
        setCode('');
        if (isApiError(error, 'SET_UP_EXPIRED') || isApiError(error, 'SIGN_IN_EXPIRED')) onExpired();
        return false;
      },
    },
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code === '') setErrors({ code: say(texts.pleaseEnterTheCode) });
    else void act(code);
  };

  return (
    <form noValidate onSubmit={submit}>
      <ol className="flex flex-col gap-5">
        <li className="flex flex-col gap-3">
          <p>
            {say.parts(texts.scanThisCode, {
              strong: (words) => (
                <strong key="strong" className="font-semibold">
                  {words}
                </strong>
              ),
            })}
          </p>
          <div className="flex flex-wrap items-center gap-4">
            <QrCode text={app.uri} label={say(texts.qrCodeForYour)} />
            <div className="min-w-0 grow basis-32">
              <p className="text-ink-soft text-sm">{say(texts.noCameraTypeThis)}</p>
              <p className="mt-2 break-words font-mono text-ink text-sm">{app.secret.match(/.{1,4}/g)?.join(' ')}</p>
              <div className="mt-2">
                <Button
                  variant="soft"
                  size="small"
                  icon={<Copy aria-hidden="true" size={16} />}
                  onPress={() => copyText(app.secret, say(texts.theKeyWasCopied))}
                >
                  {say(texts.copyKey)}
                </Button>
              </div>
            </div>
          </div>
        </li>
        <li className="flex flex-col gap-3">
          <p>
            {say.parts(texts.enterTheCode, {
              strong: (words) => (
                <strong key="strong" className="font-semibold">
                  {words}
                </strong>
              ),
            })}
          </p>
          <AppCodeField
            value={code}
            onChange={setCode}
            onComplete={act}
            errorMessage={errors.code}
            isDisabled={isBusy}
          />
        </li>
      </ol>
      <div className="mt-5">
        <Button type="submit" isBusy={isBusy} isFullWidth>
          {say(texts.turnOn)}
        </Button>
      </div>
    </form>
  );
}
