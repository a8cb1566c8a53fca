import { endedScans, runningScan } from '@portal/domain/monitoring/scan-history.ts';
import { useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import type { Scan, Website } from '../website-types.ts';
import { CanceledScanCard } from './canceled-scan-card.tsx';
import { CompletedScanCard } from './completed-scan-card.tsx';
import { FailedScanCard } from './failed-scan-card.tsx';
import { scanReportList as texts } from './reports.texts.ts';
import { RunningScanCard } from './running-scan-card.tsx';

/** Scan reports on a page (spec part 2, section 9). */
const pageSize = 5;

type ScanReportListProps = {
  readonly website: Website;
  readonly scans: readonly Scan[];
  readonly onOpenScan: (scanId: string) => void;
  readonly onCancelScan: () => void;
};

/** A website's scans: the one that is running, then those that have ended, the latest first. */
export function ScanReportList({ website, scans, onOpenScan, onCancelScan }: ScanReportListProps) {
  const [chosenPage, setPage] = useState(1);
  const running = runningScan(scans);
  const ended = endedScans(scans);
  const pageCount = Math.max(1, Math.ceil(ended.length / pageSize));
  const page = Math.min(chosenPage, pageCount);
  const shown = ended.slice((page - 1) * pageSize, page * pageSize);
  return (
    <section aria-labelledby="scan-reports" className="mt-8">
      <h3 id="scan-reports" className="mb-3 font-semibold text-lg tracking-tight">
        {say(texts.scanReports)}
      </h3>
      <div className="flex flex-col gap-3">
        {running && <RunningScanCard scan={running} onCancel={onCancelScan} />}
        {shown.map((scan) => {
          if (scan.status === 'failed') return <FailedScanCard key={scan.scanId} scan={scan} />;
          if (scan.status === 'canceled') return <CanceledScanCard key={scan.scanId} scan={scan} />;
          return (
            <CompletedScanCard key={scan.scanId} website={website} scan={scan} onOpen={() => onOpenScan(scan.scanId)} />
          );
        })}
        {ended.length === 0 && !running && (
          <p className="rounded-box border border-line border-dashed px-5 py-8 text-center text-ink-soft">
            {say(texts.noScanReportsYet)}
          </p>
        )}
      </div>
      {pageCount > 1 && (
        <div className="mt-5">
          <Pagination label={say(texts.pagesOfScanReports)} page={page} pageCount={pageCount} onPageChange={setPage} />
        </div>
      )}
    </section>
  );
}
