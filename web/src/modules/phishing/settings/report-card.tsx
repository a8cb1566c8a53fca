import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { CopiedValue } from '../copied-value.tsx';
import { everywhere } from '../phishing.texts.ts';
import type { Overview } from '../phishing-types.ts';
import { reporting as texts } from './settings.texts.ts';

/** The link of the page “I report this”, with a ready sentence for the team; a new one is shown once. */
export function ReportCard({ overview }: { readonly overview: Overview }) {
  const { reportLink, reportAddress, settings } = overview;
  const { formatDateTime } = useFormatDate();
  const { isServiceSession } = useSessionState();
  const [url, setUrl] = useState<string | null>(null);
  const { act: make, isBusy } = useAction(
    async () => {
      const { data } = await callApi('makeReportLink', {});
      setUrl(data.url);
    },
    { refreshes: ['phishingOverview'], failed: { otherwise: say(everywhere.tryAgain) } },
  );
  return (
    <Card title={say(texts.title)} description={say(texts.lead)}>
      <div className="flex flex-col items-start gap-4">
        {url === null && (
          <p>
            {reportLink === null
              ? say(texts.none)
              : say(texts.works, { time: formatDateTime(reportLink.madeAt), name: reportLink.madeBy })}
          </p>
        )}
        {url !== null && (
          <div role="status" className="flex w-full flex-col gap-2">
            <CopiedValue label={say(texts.link)} value={url} />
            <CopiedValue label={say(texts.sentence)} value={say(texts.sentenceText, { url })} isProse />
          </div>
        )}
        {reportAddress !== null && (
          <div className="w-full">
            <CopiedValue label={say(texts.address)} value={reportAddress} />
          </div>
        )}
        {settings.isOn && !isServiceSession && (
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              isBusy={isBusy}
              icon={<Link2 aria-hidden="true" size={18} />}
              onPress={() => make()}
            >
              {say(reportLink === null ? texts.make : texts.replace)}
            </Button>
            {reportLink !== null && <EndLink onEnded={() => setUrl(null)} />}
          </div>
        )}
        {reportLink !== null && <p className="text-ink-soft text-sm">{say(texts.replaceHint)}</p>}
      </div>
    </Card>
  );
}

function EndLink({ onEnded }: { readonly onEnded: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { act, isBusy } = useAction(
    async () => {
      await callApi('revokeReportLink', {});
      onEnded();
    },
    { done: say(texts.revoked), refreshes: ['phishingOverview'], failed: { otherwise: say(everywhere.tryAgain) } },
  );
  const end = async () => {
    await act();
    setIsAsking(false);
  };
  return (
    <>
      <Button variant="quiet" onPress={() => setIsAsking(true)}>
        {say(texts.revoke)}
      </Button>
      <ConfirmDialog
        title={say(texts.revokeTitle)}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        confirmLabel={say(texts.revoke)}
        isDanger
        isBusy={isBusy}
        onConfirm={end}
      >
        {say(texts.revokeHint)}
      </ConfirmDialog>
    </>
  );
}
