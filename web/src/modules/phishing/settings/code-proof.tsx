import { PROOF_MAILBOXES, type ProofMailbox } from '@portal/domain/phishing/phishing-limits.ts';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { everywhere } from '../phishing.texts.ts';
import type { MailDomain } from '../phishing-types.ts';
import { REFRESHED } from '../refreshed-calls.ts';
import { domains as texts } from './settings.texts.ts';

/** A code to an address that only whoever runs the domain has, and a field for it. */
export function CodeProof({ domain }: { readonly domain: MailDomain }) {
  const { isServiceSession } = useSessionState();
  const { formatDateTime } = useFormatDate();
  const { domainId, codeSentTo, codeExpiresAt } = domain;
  const [mailbox, setMailbox] = useState<ProofMailbox>('postmaster');
  const { act: send, isBusy } = useAction(() => callApi('provePhishingDomain', { by: 'mail', domainId, mailbox }), {
    done: say(texts.sent, { address: `${mailbox}@${domain.domain}` }),
    refreshes: REFRESHED,
    failed: { otherwise: say(everywhere.tryAgain) },
  });
  return (
    <section className="flex flex-col items-start gap-3 rounded-box border border-line p-4">
      <h3 className="font-semibold">{say(texts.byCode)}</h3>
      <p className="text-ink-soft text-sm">{say(texts.codeHint)}</p>
      {!isServiceSession && (
        <>
          <Select
            label={say(texts.mailbox)}
            options={PROOF_MAILBOXES.map((id) => ({ id, label: `${id}@${domain.domain}` }))}
            value={mailbox}
            onChange={setMailbox}
          />
          <Button variant="secondary" isBusy={isBusy} onPress={() => send()}>
            {say(texts.send)}
          </Button>
        </>
      )}
      {codeSentTo !== null && (
        <>
          <p className="wrap-anywhere text-sm">
            {say(texts.codeTo, {
              address: codeSentTo,
              time: codeExpiresAt === null ? '' : formatDateTime(codeExpiresAt),
            })}
          </p>
          {!isServiceSession && <CodeForm domain={domain} />}
        </>
      )}
    </section>
  );
}

function CodeForm({ domain: { domainId, domain } }: { readonly domain: MailDomain }) {
  const [code, setCode] = useState('');
  const { act, errors, setErrors, isBusy } = useAction(() => callApi('confirmPhishingDomain', { domainId, code }), {
    done: say(texts.isProved, { domain }),
    refreshes: REFRESHED,
    failed: { otherwise: say(everywhere.tryAgain) },
    fieldOf: { PHISHING_CODE_WRONG: ['code', null], PHISHING_CODE_OVER: ['code', null] },
  });
  return (
    <form
      noValidate
      className="flex w-full items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (/^\s*\d{6}\s*$/.test(code)) void act();
        else setErrors({ code: say(texts.codeFirst) });
      }}
    >
      <TextField
        label={say(texts.code)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        value={code}
        onChange={setCode}
        errorMessage={errors.code}
      />
      <Button type="submit" size="large" isBusy={isBusy}>
        {say(texts.confirm)}
      </Button>
    </form>
  );
}
