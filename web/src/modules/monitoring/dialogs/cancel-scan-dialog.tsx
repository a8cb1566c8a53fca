import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { Scan, WebsiteSchedule } from '../website-types.ts';
import { cancelScanDialog as texts } from './dialogs.texts.ts';

type CancelScanDialogProps = {
  readonly probelyTargetId: string;
  readonly scan: Scan;
  readonly schedule: WebsiteSchedule | null;
  readonly onClose: () => void;
  readonly onCanceled: () => Promise<void>;
};

/** Asks before the running scan is stopped, and says when the next one runs. */
export function CancelScanDialog({ probelyTargetId, scan, schedule, onClose, onCanceled }: CancelScanDialogProps) {
  const { supportEmail } = useBrand();
  const { formatDate } = useFormatDate();

  const { act } = useAction(
    () =>
      callApi('cancelScan', {
        probelyTargetId,
        probelyScanId: scan.probelyScanId,
        nextScan: schedule?.dateTime ?? null,
      }),
    {
      done: ({ data }) => canceledText(data.nextScan),
      refreshes: onCanceled,
      failed: { what: say(texts.what), supportEmail },
    },
  );
  const cancel = async () => {
    await act();
    onClose();
  };

  const canceledText = (nextScan: string | null) =>
    nextScan === null ? say(texts.canceled) : say(texts.canceledNextOn, { day: formatDate(nextScan) });

  return (
    <ConfirmDialog
      title={say(texts.title)}
      isOpen
      onOpenChange={onClose}
      confirmLabel={say(texts.title)}
      cancelLabel={say(texts.keepScanning)}
      isDanger
      onConfirm={cancel}
    >
      {schedule ? say(texts.stopsNextOn, { day: formatDate(schedule.dateTime) }) : say(texts.stopsForNow)}
    </ConfirmDialog>
  );
}
