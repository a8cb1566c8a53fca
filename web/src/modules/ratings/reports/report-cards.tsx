import { FileDown, Files, FileText, Mail } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Reports } from '../snapshot/use-reports.ts';

type ReportCardsProps = { readonly reports: Reports; readonly isRated: boolean };

/** The two reports, side by side. */
export function ReportCards({ reports, isRated }: ReportCardsProps) {
  return (
    <div className="grid gap-5 tablet:grid-cols-2">
      <Card
        title="Snapshot Report"
        icon={<FileText size={20} />}
        footer={
          <Button icon={<FileDown aria-hidden="true" size={18} />} onPress={reports.getSnapshot}>
            {isRated ? 'Get Your Snapshot' : 'Get Your Free Snapshot'}
          </Button>
        }
      >
        <p className="text-ink-soft">
          A one-page summary: your rating, its band, the grades of all risk vectors, and the first things to fix. Saved
          right away as a PDF.
        </p>
      </Card>
      <Card
        title="Detailed Report"
        icon={<Files size={20} />}
        footer={
          <Button variant="secondary" icon={<Mail aria-hidden="true" size={18} />} onPress={reports.getDetailed}>
            Get Your Detailed Report
          </Button>
        }
      >
        <p className="text-ink-soft">
          The full report: the findings for each vector, worst first, with evidence and how to fix them, a comparison
          with your industry, the trend, and the method. Comes as a link by email.
        </p>
      </Card>
    </div>
  );
}
