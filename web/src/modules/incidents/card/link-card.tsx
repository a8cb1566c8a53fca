import { Copy, Link2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useAction } from '../../../api/use-action.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { copyText } from '../../../portal/second-factor/copy-text.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { linkCard as texts } from './card.texts.ts';

type LinkCardProps = { readonly link: CallOutput<'emergencyCard'>['data']['link'] };

/** The link that opens the card without an account; a new one is shown once. */
export function LinkCard({ link }: LinkCardProps) {
  const { formatDateTime } = useFormatDate();
  const { isServiceSession } = useSessionState();
  const [url, setUrl] = useState<string | null>(null);
  const { act: make, isBusy } = useAction(
    async () => {
      const { data } = await callApi('makeEmergencyLink', {});
      setUrl(data.url);
    },
    { refreshes: ['emergencyCard'], failed: { otherwise: say(texts.failed) } },
  );
  return (
    <Card title={say(texts.title)} description={say(texts.lead)}>
      <div className="flex flex-col items-start gap-3">
        <p>
          {link === null
            ? say(texts.none)
            : url === null && say(texts.works, { time: formatDateTime(link.madeAt), name: link.madeBy })}
        </p>
        {url !== null && <NewLink url={url} />}
        {!isServiceSession && (
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              isBusy={isBusy}
              icon={<Link2 aria-hidden="true" size={18} />}
              onPress={() => void make()}
            >
              {say(link === null ? texts.make : texts.replace)}
            </Button>
            {link !== null && <Revoke onRevoked={() => setUrl(null)} />}
          </div>
        )}
        {link !== null && <p className="text-ink-soft text-sm">{say(texts.replaceWhy)}</p>}
      </div>
    </Card>
  );
}

function NewLink({ url }: { readonly url: string }) {
  return (
    <>
      <p role="status">{say(texts.made)}</p>
      <p className="wrap-anywhere rounded-box bg-sunken px-4 py-3 font-mono text-sm">{url}</p>
      <Button icon={<Copy aria-hidden="true" size={17} />} onPress={() => void copyText(url, say(texts.copied))}>
        {say(texts.copy)}
      </Button>
    </>
  );
}

function Revoke({ onRevoked }: { readonly onRevoked: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { act, isBusy } = useAction(
    async () => {
      await callApi('revokeEmergencyLink', {});
      onRevoked();
    },
    { done: say(texts.revoked), refreshes: ['emergencyCard'], failed: { otherwise: say(texts.revokeFailed) } },
  );
  const revoke = async () => {
    await act();
    setIsAsking(false);
  };
  return (
    <>
      <Button variant="secondary" onPress={() => setIsAsking(true)}>
        {say(texts.revoke)}
      </Button>
      <ConfirmDialog
        title={say(texts.revokeTitle)}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        confirmLabel={say(texts.revoke)}
        isDanger
        isBusy={isBusy}
        onConfirm={revoke}
      >
        {say(texts.revokeText)}
      </ConfirmDialog>
    </>
  );
}
