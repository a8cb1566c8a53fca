import { isEmailAddress, normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { type FormEvent, useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { useAction } from '../../api/use-action.ts';
import { sayWithSupport } from '../../portal/brand/say-with-support.ts';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { FormProblem } from './form-problem.tsx';
import { findInvitation as texts } from './invitations.texts.ts';
import { MailboxHint } from './verification/mailbox-hint.tsx';

/** Has a lost invitation mailed anew to the address that it is for (spec part 1, section 7, "inviteLinkLookup"). */
export function FindInvitation() {
  const { supportEmail } = useBrand();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const failed = sayWithSupport(texts.somethingWentWrongWhile, supportEmail);
  const { act, errors, setErrors, isBusy } = useAction(
    async (address: string) => {
      const { success } = await callApi('inviteLinkLookup', { email: address });
      if (success) setSentTo(address);
      else setProblem(failed);
    },
    {
      onFailure: (error) => {
        const isTooFast = isApiError(error, 'TOO_MANY_REQUESTS');
        setProblem(isTooFast ? (error.errors[0]?.message ?? failed) : failed);
        return true;
      },
    },
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = normalizeEmail(email);
    setSentTo(null);
    setProblem(null);
    if (isEmailAddress(address)) await act(address);
    else setErrors({ email: say(texts.pleaseEnterAValid) });
  };

  return (
    <section aria-labelledby="find-invitation" className="rounded-box border border-line bg-surface p-6 shadow-raised">
      <h2 id="find-invitation" className="font-semibold text-lg">
        {say(texts.findMyInvitation)}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft text-sm">{say(texts.enterTheEmailAddress)}</p>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={say(texts.workEmailAddress)}
          type="email"
          name="username"
          autoComplete="username"
          inputMode="email"
          value={email}
          onChange={setEmail}
          maxLength={254}
          isRequired
          errorMessage={errors.email}
        />
        {problem !== null && <FormProblem text={problem} />}
        {sentTo !== null && (
          <Banner kind="success" title={say(texts.title)} isAlert>
            {say.parts(texts.ifThereIsAn, {
              sentTo,
              strong: (words) => (
                <strong key="strong" className="break-all font-semibold">
                  {words}
                </strong>
              ),
            })}
          </Banner>
        )}
        {sentTo !== null && <MailboxHint />}
        <Button type="submit" variant="secondary" isFullWidth isBusy={isBusy}>
          {say(texts.findMyInvitation)}
        </Button>
      </form>
    </section>
  );
}
