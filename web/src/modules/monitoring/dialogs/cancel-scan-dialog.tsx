import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { Scan, WebsiteSchedule } from '../website-types.ts';

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
      failed: { what: 'Cancel Scan failed.', supportEmail },
    },
  );
  const cancel = async () => {
    await act();
    onClose();
  };

  const canceledText = (nextScan: string | null) =>
    nextScan === null
      ? 'Your website scan has been canceled.'
      : `Your website scan has been canceled. Your next scan is scheduled to run on ${formatDate(nextScan)}.`;

  return (
    <ConfirmDialog
      title="Cancel Scan"
      isOpen
      onOpenChange={onClose}
      confirmLabel="Cancel Scan"
      cancelLabel="Keep scanning"
      isDanger
      onConfirm={cancel}
    >
      The current scan stops within seconds, and there will be no report.{' '}
      {schedule
        ? `The next one runs as scheduled on ${formatDate(schedule.dateTime)}.`
        : 'No further scan is scheduled.'}
    </ConfirmDialog>
  );
}
