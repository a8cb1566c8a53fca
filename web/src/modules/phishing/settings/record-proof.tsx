import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { CopiedValue } from '../copied-value.tsx';
import { everywhere } from '../phishing.texts.ts';
import type { MailDomain } from '../phishing-types.ts';
import { REFRESHED } from '../refreshed-calls.ts';
import { domains as texts } from './settings.texts.ts';

/** The DNS record that proves a domain, and a button that looks for it. */
export function RecordProof({ domain: { domainId, domain, record } }: { readonly domain: MailDomain }) {
  const { isServiceSession } = useSessionState();
  const { act, isBusy } = useAction(() => callApi('provePhishingDomain', { by: 'dns', domainId }), {
    done: say(texts.isProved, { domain }),
    refreshes: REFRESHED,
    failed: { otherwise: say(everywhere.tryAgain) },
  });
  return (
    <section className="flex flex-col items-start gap-3 rounded-box border border-line p-4">
      <h3 className="font-semibold">{say(texts.dns)}</h3>
      <p className="text-ink-soft text-sm">{say(texts.dnsHint)}</p>
      <div className="flex w-full flex-col gap-2">
        <CopiedValue label={say(texts.recordName)} value={record.name} />
        <CopiedValue label={say(texts.recordValue)} value={record.value} />
      </div>
      {!isServiceSession && (
        <Button variant="secondary" isBusy={isBusy} onPress={() => act()}>
          {say(texts.check)}
        </Button>
      )}
    </section>
  );
}
