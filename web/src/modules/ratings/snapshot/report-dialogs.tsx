import { lazy, Suspense } from 'react';
import { DetailedReportDialog } from './detailed-report-dialog.tsx';
import { LoadFailedDialog } from './load-failed-dialog.tsx';
import type { Reports } from './use-reports.ts';

const SnapshotDialog = lazy(() => import('./snapshot-dialog.tsx'));

/** Whichever dialog of the reports is open. */
export function ReportDialogs({ reports }: { readonly reports: Reports }) {
  const { dialog, close } = reports;
  return (
    <>
      {dialog?.kind === 'company' && (
        <Suspense>
          <SnapshotDialog wish={dialog.wish} reports={reports} onClose={close} />
        </Suspense>
      )}
      {dialog?.kind === 'on-its-way' && <DetailedReportDialog onClose={close} />}
      {dialog?.kind === 'load-failed' && <LoadFailedDialog onRetry={dialog.retry} onClose={close} />}
    </>
  );
}
