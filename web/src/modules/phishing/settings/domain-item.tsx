import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { everywhere } from '../phishing.texts.ts';
import type { MailDomain } from '../phishing-types.ts';
import { REFRESHED } from '../refreshed-calls.ts';
import { CodeProof } from './code-proof.tsx';
import { RecordProof } from './record-proof.tsx';
import { domains as texts } from './settings.texts.ts';

const TONES = { waiting: 'warning', proved: 'success', expired: 'warning' } as const;

/** A mail domain: how it stands, and both ways to prove it while it is not. */
export function DomainItem({ domain }: { readonly domain: MailDomain }) {
  const { isServiceSession } = useSessionState();
  const { formatDate } = useFormatDate();
  const { state, provedBy, provedAt, expiresAt } = domain;
  const day = provedAt === null ? '' : formatDate(provedAt);
  const until = expiresAt === null ? '' : formatDate(expiresAt);
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere font-semibold">{domain.domain}</span>
          <Badge tone={TONES[state]}>{say(texts[state])}</Badge>
        </p>
        {!isServiceSession && <RemoveDomain domain={domain} />}
      </div>
      {state === 'proved' && (
        <p className="text-ink-soft text-sm">
          {provedBy === 'dns' ? say(texts.byDns, { day }) : say(texts.byMail, { day, until })}
        </p>
      )}
      {state !== 'proved' && (
        <>
          <p className="mt-1 mb-3 text-sm">{say(texts.ways)}</p>
          <div className="grid items-start gap-4 desktop:grid-cols-2">
            <RecordProof domain={domain} />
            <CodeProof domain={domain} />
          </div>
        </>
      )}
    </li>
  );
}

function RemoveDomain({ domain: { domainId, domain } }: { readonly domain: MailDomain }) {
  const [isAsking, setIsAsking] = useState(false);
  const { act, isBusy } = useAction(() => callApi('removePhishingDomain', { domainId }), {
    done: say(texts.removed, { domain }),
    refreshes: REFRESHED,
    failed: { otherwise: say(everywhere.tryAgain) },
  });
  const remove = async () => {
    await act();
    setIsAsking(false);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={say(texts.removeWhat, { domain })}
        onPress={() => setIsAsking(true)}
      >
        {say(texts.remove)}
      </Button>
      <ConfirmDialog
        title={say(texts.removeTitle, { domain })}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        confirmLabel={say(texts.remove)}
        isDanger
        isBusy={isBusy}
        onConfirm={remove}
      >
        {say(texts.removeHint)}
      </ConfirmDialog>
    </>
  );
}
