import '../../api/later-calls.ts';
import { type FormEvent, useState } from 'react';
import { fieldErrorsOf, isApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { LinkBroken } from '../../illustrations/link-broken.tsx';
import { MailSent } from '../../illustrations/mail-sent.tsx';
import { pageBrand } from '../../portal/brand/page-brand.ts';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { everywhere, lostLink } from './learning.texts.ts';

type LostLinkPageProps = {
  /** The link was opened and does not work any more; otherwise somebody came without one. */
  readonly wasRefused?: boolean;
};

/** For who has no link that works: a new one is mailed, and nobody learns who is a trainee. */
export default function LostLinkPage({ wasRefused = false }: LostLinkPageProps) {
  const title = say(wasRefused ? lostLink.refused : lostLink.title);
  usePageTitle(title, pageBrand.brandNameShort);
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'asking' | 'busy' | 'sent'>('asking');
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    setProblem(null);
    setState('busy');
    try {
      await callApi('renewTrainingLink', { email });
      setState('sent');
    } catch (error) {
      const own = isApiError(error) ? error.errors[0]?.message : undefined;
      setProblem(fieldErrorsOf(error).email ?? own ?? say(everywhere.somethingWrong));
      setState('asking');
    }
  };

  return (
    <div className="m-auto w-full max-w-md py-6">
      <div className="mx-auto mb-6 max-w-56">{state === 'sent' ? <MailSent /> : <LinkBroken />}</div>
      {state === 'sent' ? (
        <div role="status" className="text-center">
          <h1 className="font-semibold text-2xl tracking-tight">{say(lostLink.sent)}</h1>
          <p className="mt-2 text-ink-soft">{say(lostLink.onItsWay, { email })}</p>
        </div>
      ) : (
        <form onSubmit={send} noValidate className="flex flex-col gap-4">
          <div className="text-center">
            <h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
            <p className="mt-2 text-ink-soft">
              {wasRefused && `${say(lostLink.howLong)} `}
              {say(lostLink.whatToDo)}
            </p>
          </div>
          <TextField
            label={say(lostLink.email)}
            type="email"
            autoComplete="email"
            value={email}
            onChange={setEmail}
            errorMessage={problem}
          />
          <Button type="submit" size="large" isFullWidth isBusy={state === 'busy'}>
            {say(lostLink.send)}
          </Button>
        </form>
      )}
    </div>
  );
}
