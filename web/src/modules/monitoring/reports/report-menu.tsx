import { REPORT_TYPE_LABELS, REPORT_TYPES } from '@portal/domain/monitoring/report-file-name.ts';
import { Download } from 'lucide-react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { useProfile } from '../../../portal/use-profile.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import type { Scan, Website } from '../website-types.ts';
import { reportAddress } from './report-address.ts';
import { reportMenu as texts } from './reports.texts.ts';

const descriptions = {
  owasp: texts.everythingThatWasFound,
  pci: texts.forCardPaymentsBy,
} as const;

/** Opens a scan's report as a PDF in a new window. */
export function ReportMenu({ website, scan }: { website: Website; scan: Scan }) {
  const { timeZone } = useBrand();
  const companyName = useProfile().companyData?.companyName ?? '';
  return (
    <Menu
      label={say(texts.reportsToDownload)}
      trigger={
        <Button variant="secondary" icon={<Download aria-hidden="true" size={18} />}>
          {say(texts.download)}
        </Button>
      }
      groups={[
        REPORT_TYPES.map((id) => ({ id, label: say(REPORT_TYPE_LABELS[id]), description: say(descriptions[id]) })),
      ]}
      onAction={(type) => {
        window.open(reportAddress({ companyName, website, scan, type, timeZone }), '_blank', 'noopener');
      }}
    />
  );
}
