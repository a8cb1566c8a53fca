import { scanDuration } from '@portal/domain/monitoring/scan-history.ts';
import { SCAN_LEVEL_LABELS } from '@portal/domain/monitoring/scan-levels.ts';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ReportMenu } from '../reports/report-menu.tsx';
import type { Scan, Website } from '../website-types.ts';
import { findingsView as texts } from './findings.texts.ts';
import { FindingsList } from './findings-list.tsx';
import { FindingsSummary } from './findings-summary.tsx';
import { ScanExtentCard } from './scan-extent-card.tsx';

type FindingsViewProps = { readonly website: Website; readonly scan: Scan; readonly onBack: () => void };

/** What a scan found, to be read on the screen. */
export function FindingsView({ website, scan, onBack }: FindingsViewProps) {
  const { formatDate } = useFormatDate();
  const query = useCallQuery('scanFindings', { scanId: scan.scanId }, { staleTime: Number.POSITIVE_INFINITY });
  const heading = useRef<HTMLHeadingElement>(null);
  const completeTime = scan.completeTime ?? scan.startTime;
  const found = query.data?.data;
  const run = {
    day: formatDate(completeTime),
    level: say(SCAN_LEVEL_LABELS[scan.scanProfile]),
    duration: scanDuration(scan.startTime, completeTime, say),
  };
  usePageTitle(say(texts.findingsForName, { name: website.name }));

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <p className="mb-4 text-sm">
        <TextLink isStandalone onPress={onBack}>
          <ArrowLeft aria-hidden="true" size={16} className="-mt-0.5 me-1.5 inline" />
          {say(texts.allScanReports)}
        </TextLink>
      </p>
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 ref={heading} tabIndex={-1} className="wrap-anywhere font-semibold text-2xl tracking-tight outline-none">
            {say(texts.findingsForName, { name: website.name })}
          </h2>
          <p className="mt-1 text-ink-soft">
            {found && found.pages > 0
              ? say(texts.dayLevelDurationAndPages, { ...run, pages: found.pages })
              : say(texts.dayLevelAndDuration, run)}
          </p>
        </div>
        <ReportMenu website={website} scan={scan} />
      </header>
      {query.isPending && (
        <SkeletonGroup label={say(texts.loadingTheFindings)}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {query.isError && (
        <Banner
          kind="danger"
          title={say(texts.notLoaded)}
          isAlert
          action={
            <Button variant="secondary" size="small" onPress={() => query.refetch()}>
              {say(texts.tryAgain)}
            </Button>
          }
        >
          {say(texts.youCanAlsoDownload)}
        </Banner>
      )}
      {found && (
        <>
          <FindingsSummary
            counts={scan}
            summary={found.summary}
            newCount={found.findings.filter((finding) => finding.isNew).length}
          />
          {found.extent !== null && <ScanExtentCard extent={found.extent} />}
          <FindingsList findings={found.findings} website={website} />
        </>
      )}
    </>
  );
}
