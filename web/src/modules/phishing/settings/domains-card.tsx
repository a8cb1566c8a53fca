import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { everywhere } from '../phishing.texts.ts';
import type { MailDomain } from '../phishing-types.ts';
import { REFRESHED } from '../refreshed-calls.ts';
import { DomainItem } from './domain-item.tsx';
import { domains as texts } from './settings.texts.ts';

/** The firm's mail domains, how each is proved, and a field for another. */
export function DomainsCard({ domains }: { readonly domains: readonly MailDomain[] }) {
  const { isServiceSession } = useSessionState();
  return (
    <Card title={say(texts.title)} description={say(texts.lead)}>
      <div className="flex flex-col gap-5">
        {domains.length === 0 ? (
          <p className="text-ink-soft">{say(texts.none)}</p>
        ) : (
          <ul aria-label={say(texts.list)} className="divide-y divide-line">
            {domains.map((domain) => (
              <DomainItem key={domain.domainId} domain={domain} />
            ))}
          </ul>
        )}
        {!isServiceSession && <AddDomain />}
      </div>
    </Card>
  );
}

function AddDomain() {
  const [domain, setDomain] = useState('');
  const { act, errors, setErrors, isBusy } = useAction(
    async () => {
      await callApi('addPhishingDomain', { domain });
      setDomain('');
    },
    {
      refreshes: REFRESHED,
      failed: { otherwise: say(everywhere.tryAgain) },
      fieldOf: {
        PHISHING_DOMAIN_INVALID: ['domain', null],
        PHISHING_DOMAIN_SHARED: ['domain', null],
        PHISHING_DOMAIN_THERE: ['domain', null],
        PHISHING_TOO_MANY_DOMAINS: ['domain', null],
      },
    },
  );
  return (
    <form
      noValidate
      className="flex max-w-xl items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (domain.trim() === '') setErrors({ domain: say(texts.enterFirst) });
        else void act();
      }}
    >
      <TextField
        label={say(texts.domain)}
        autoComplete="off"
        spellCheck="false"
        maxLength={253}
        value={domain}
        onChange={setDomain}
        errorMessage={errors.domain}
      />
      <Button type="submit" variant="secondary" size="large" isBusy={isBusy}>
        {say(texts.add)}
      </Button>
    </form>
  );
}
