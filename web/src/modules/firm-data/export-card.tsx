import { Download } from 'lucide-react';
import { useState } from 'react';
import { callAddress } from '../../api/call-address.ts';
import { callApi } from '../../api/call-api.ts';
import { useFormatDate } from '../../portal/dates/use-format-date.ts';
import { PasswordDialog } from '../../portal/passwords/password-dialog.tsx';
import { say } from '../../portal/texts/say.ts';
import { useSessionState } from '../../portal/use-session-state.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatBytes } from '../../ui/format-bytes.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { exportCard as texts } from './firm-data.texts.ts';
import type { FirmData } from './use-firm-data.ts';

type ExportCardProps = { readonly file: FirmData['export'] };

/** Has one file made with everything of the firm, and gives it out. */
export function ExportCard({ file }: ExportCardProps) {
  const { isServiceSession } = useSessionState();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card title={say(texts.title)} description={say(texts.description)} icon={<Download size={20} />}>
      <div className="flex flex-col gap-4">
        {file !== null && <ExportState file={file} />}
        {isServiceSession && <p className="text-ink-soft text-sm">{say(texts.ownAdminsOnly)}</p>}
        {!isServiceSession && file?.state !== 'making' && (
          <div>
            <Button variant={file === null ? 'primary' : 'secondary'} onPress={() => setIsAsking(true)}>
              {say(file === null ? texts.prepare : texts.prepareAgain)}
            </Button>
          </div>
        )}
      </div>
      {isAsking && (
        <PasswordDialog
          title={say(texts.ask)}
          confirmLabel={say(texts.prepare)}
          onClose={() => setIsAsking(false)}
          onProved={(headers) => callApi('exportFirmData', {}, { headers })}
          told={{
            done: say(texts.asked),
            refreshes: ['readFirmData', 'readActivity'],
            failed: { otherwise: say(texts.failed) },
          }}
        >
          {say(texts.askText)}
        </PasswordDialog>
      )}
    </Card>
  );
}

function ExportState({ file }: { readonly file: NonNullable<FirmData['export']> }) {
  const { formatDateTime } = useFormatDate();
  const { isServiceSession } = useSessionState();
  const { exportId, state, askedBy, size } = file;
  const askedAt = formatDateTime(file.askedAt);
  if (state === 'failed')
    return (
      <Banner kind="danger" title={say(texts.brokenTitle)}>
        {say(texts.brokenText)}
      </Banner>
    );
  if (state === 'making')
    return (
      <Banner kind="info" title={say(texts.making)}>
        {say(texts.makingText, { askedBy, askedAt })}
      </Banner>
    );
  return (
    <Banner
      kind="success"
      title={say(texts.ready)}
      action={
        !isServiceSession && (
          <LinkButton size="small" download href={callAddress('downloadFirmData', { exportId })}>
            {say(texts.download, { size: formatBytes(size) })}
          </LinkButton>
        )
      }
    >
      {say(texts.readyText, { askedBy, askedAt, expiresAt: formatDateTime(file.expiresAt) })}
    </Banner>
  );
}
