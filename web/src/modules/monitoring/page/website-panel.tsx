import { runningScan } from '@portal/domain/monitoring/scan-history.ts';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { WebsiteDialogs } from '../dialogs/website-dialogs.tsx';
import { TrendCard } from '../followed/trend-card.tsx';
import { ScanReportList } from '../reports/scan-report-list.tsx';
import type { Scan, Website, WebsiteSchedule } from '../website-types.ts';
import { websitePanel as texts } from './page.texts.ts';
import { ScheduleBox } from './schedule-box.tsx';
import { useKeptAction } from './use-kept-action.ts';
import { useRefreshWebsiteScans } from './use-website-scans.ts';
import { useWebsiteTrend } from './use-website-trend.ts';
import { WebsiteActionsMenu } from './website-actions-menu.tsx';
import { WebsiteStatus } from './website-status.tsx';

type WebsitePanelProps = {
  readonly website: Website;
  readonly otherNames: readonly string[];
  readonly schedule: WebsiteSchedule | null;
  readonly scans: readonly Scan[];
  readonly onOpenScan: (scanId: string) => void;
  readonly onRenamed: (name: string) => void;
  readonly onRemoved: () => void;
};

/** One website: how it is doing, when it is scanned next, its scans, and what can be done with it. */
export function WebsitePanel(props: WebsitePanelProps) {
  const { website, schedule, scans } = props;
  const { supportEmail } = useBrand();
  const refresh = useRefreshWebsiteScans();
  const [action, setAction] = useState(useKeptAction(website));
  const isScanRunning = runningScan(scans) !== null;
  const trend = useWebsiteTrend(website, scans);

  const { act: scanNow } = useAction(() => callApi('scanNow', { targetId: website.targetId }), {
    refreshes: refresh,
    failed: { what: say(texts.what), supportEmail },
  });

  return (
    <>
      <Card>
        <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="min-w-0 flex-1 basis-64">
            <h2 className="wrap-anywhere font-semibold text-2xl tracking-tight">{website.name}</h2>
            <p className="wrap-anywhere mt-1 text-sm">
              <TextLink href={website.url} target="_blank" rel="noreferrer" isStandalone>
                {website.url}
                <ExternalLink aria-hidden="true" size={14} className="ms-1.5 inline" />
                <span className="sr-only"> {say(texts.opensInANew)}</span>
              </TextLink>
            </p>
          </div>
          <WebsiteActionsMenu
            isScanRunning={isScanRunning}
            hasSchedule={schedule !== null}
            onAction={(chosen) => (chosen === 'scan-now' ? void scanNow() : setAction(chosen))}
          />
        </header>
        <div className="grid gap-6 desktop:grid-cols-[1fr_19rem]">
          <WebsiteStatus
            website={website}
            trend={trend}
            scans={scans}
            onOpenScan={props.onOpenScan}
            onScanNow={() => scanNow()}
          />
          <ScheduleBox
            website={website}
            schedule={schedule}
            isScanRunning={isScanRunning}
            onEdit={() => setAction(schedule ? 'edit-schedule' : 'create-schedule')}
          />
        </div>
        <TrendCard website={website} scans={trend.scans} />
        <ScanReportList
          website={website}
          scans={scans}
          onOpenScan={props.onOpenScan}
          onCancelScan={() => setAction('cancel-scan')}
        />
      </Card>
      <WebsiteDialogs
        action={action}
        website={website}
        otherNames={props.otherNames}
        schedule={schedule}
        scans={scans}
        onClose={() => setAction(null)}
        onChanged={refresh}
        onRenamed={async (name) => {
          await refresh();
          props.onRenamed(name);
        }}
        onRemoved={async () => {
          props.onRemoved();
          await refresh();
        }}
      />
    </>
  );
}
