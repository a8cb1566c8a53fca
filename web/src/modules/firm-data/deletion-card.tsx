import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import { useAction } from '../../api/use-action.ts';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { useFormatDate } from '../../portal/dates/use-format-date.ts';
import { say } from '../../portal/texts/say.ts';
import { useSessionState } from '../../portal/use-session-state.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { exportCard, deletionCard as texts } from './firm-data.texts.ts';
import type { FirmData } from './use-firm-data.ts';

/** Has everything of the firm deleted after days of grace, and takes that back. */
export function DeletionCard({ firm }: { readonly firm: FirmData }) {
  const { isServiceSession } = useSessionState();
  const { brandNameShort: brand } = useBrand();
  const [isAsking, setIsAsking] = useState(false);
  const { companyName, graceDays, deletion } = firm;
  return (
    <Card title={say(texts.title)} description={say(texts.description, { graceDays })} icon={<Trash2 size={20} />}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft text-sm">{say(texts.stays, { brand })}</p>
        {deletion !== null && <PendingDeletion deletion={deletion} />}
        {isServiceSession && <p className="text-ink-soft text-sm">{say(exportCard.ownAdminsOnly)}</p>}
        {!isServiceSession && deletion === null && (
          <div>
            <Button variant="danger" onPress={() => setIsAsking(true)}>
              {say(texts.start)}
            </Button>
          </div>
        )}
      </div>
      {isAsking && (
        <DeletionDialog companyName={companyName} graceDays={graceDays} onClose={() => setIsAsking(false)} />
      )}
    </Card>
  );
}

function PendingDeletion({ deletion }: { readonly deletion: NonNullable<FirmData['deletion']> }) {
  const { formatDate, formatDateTime } = useFormatDate();
  const { isServiceSession } = useSessionState();
  const { act: stop, isBusy } = useAction(() => callApi('cancelFirmDeletion', {}), {
    done: say(texts.stopped),
    refreshes: ['readFirmData', 'readActivity'],
    failed: { otherwise: say(texts.stopFailed) },
  });
  return (
    <Banner
      kind="danger"
      title={say(texts.pending, { dueAt: formatDate(deletion.dueAt) })}
      action={
        !isServiceSession && (
          <Button variant="secondary" size="small" isBusy={isBusy} onPress={() => void stop()}>
            {say(texts.stop)}
          </Button>
        )
      }
    >
      {say(texts.pendingText, { askedBy: deletion.askedBy, askedAt: formatDateTime(deletion.askedAt) })}
    </Banner>
  );
}
