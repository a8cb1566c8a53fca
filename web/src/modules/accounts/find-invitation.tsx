import { isEmailAddress, normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { type FormEvent, useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { withSupportAddress } from '../../portal/brand/with-support-address.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { FormProblem } from './form-problem.tsx';
import { MailboxHint } from './verification/mailbox-hint.tsx';

/** Has a lost invitation mailed anew to the address that it is for (spec part 1, section 7, "inviteLinkLookup"). */
export function FindInvitation() {
  const { supportEmail } = useBrand();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ text: string; isOfField: boolean } | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const address = normalizeEmail(email);
    setSentTo(null);
    setProblem(null);
    if (!isEmailAddress(address)) {
      setProblem({ text: 'Please enter a valid email address.', isOfField: true });
      return;
    }
    setIsBusy(true);
    const wording =
      'Something went wrong while checking the provided data. Try again, or email support@{domain} for help.';
    const failed = withSupportAddress(wording, supportEmail);
    try {
      const { success } = await callApi('inviteLinkLookup', { email: address });
      if (success) setSentTo(address);
      else setProblem({ text: failed, isOfField: false });
    } catch (error) {
      const isTooFast = isApiError(error, 'TOO_MANY_REQUESTS');
      setProblem({ text: isTooFast ? (error.errors[0]?.message ?? failed) : failed, isOfField: false });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <section aria-labelledby="find-invitation" className="rounded-box border border-line bg-surface p-6 shadow-raised">
      <h2 id="find-invitation" className="font-semibold text-lg">
        Find my invitation
      </h2>
      <p className="mt-1 mb-4 text-ink-soft text-sm">
        Enter the address that was invited. If its invitation still stands, we send it again.
      </p>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Work email address"
          type="email"
          name="username"
          autoComplete="username"
          inputMode="email"
          value={email}
          onChange={setEmail}
          maxLength={254}
          isRequired
          errorMessage={problem?.isOfField ? problem.text : undefined}
        />
        {problem !== null && !problem.isOfField && <FormProblem text={problem.text} />}
        {sentTo !== null && (
          <Banner kind="success" title="Check your email." isAlert>
            If there is an invitation for <strong className="break-all font-semibold">{sentTo}</strong>, it is on its
            way with a new link. Earlier links work no more.
          </Banner>
        )}
        {sentTo !== null && <MailboxHint />}
        <Button type="submit" variant="secondary" isFullWidth isBusy={isBusy}>
          Find my invitation
        </Button>
      </form>
    </section>
  );
}
