import { lazy, Suspense } from 'react';
import { useHasKeptForm } from '../../../portal/kept-forms.ts';
import { DetailedReportDialog } from './detailed-report-dialog.tsx';
import { LoadFailedDialog } from './load-failed-dialog.tsx';
import { SNAPSHOT_FORM } from './snapshot-form.ts';
import type { Reports } from './use-reports.ts';

const SnapshotDialog = lazy(() => import('./snapshot-dialog.tsx'));

/** Whichever dialog of the reports is open. */
export function ReportDialogs({ reports }: { readonly reports: Reports }) {
  const { dialog, close } = reports;
  // A session that ended while somebody was typing.
  const hasKept = useHasKeptForm(SNAPSHOT_FORM);
  const wish = dialog?.kind === 'company' ? dialog.wish : 'snapshot';
  return (
    <>
      {(dialog?.kind === 'company' || (dialog === null && hasKept)) && (
        <Suspense>
          <SnapshotDialog wish={wish} reports={reports} onClose={close} />
        </Suspense>
      )}
      {dialog?.kind === 'on-its-way' && <DetailedReportDialog onClose={close} />}
      {dialog?.kind === 'load-failed' && <LoadFailedDialog onRetry={dialog.retry} onClose={close} />}
    </>
  );
}
