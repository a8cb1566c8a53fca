import { FileDown, Files, FileText, Mail } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Reports } from '../snapshot/use-reports.ts';
import { reportCards as texts } from './reports.texts.ts';

type ReportCardsProps = { readonly reports: Reports; readonly isRated: boolean };

/** The two reports, side by side. */
export function ReportCards({ reports, isRated }: ReportCardsProps) {
  return (
    <div className="grid gap-5 tablet:grid-cols-2">
      <Card
        title={say(texts.title)}
        icon={<FileText size={20} />}
        footer={
          <Button icon={<FileDown aria-hidden="true" size={18} />} onPress={reports.getSnapshot}>
            {isRated ? say(texts.getYourSnapshot) : say(texts.getYourFreeSnapshot)}
          </Button>
        }
      >
        <p className="text-ink-soft">{say(texts.aOnePageSummary)}</p>
      </Card>
      <Card
        title={say(texts.detailedReport)}
        icon={<Files size={20} />}
        footer={
          <Button variant="secondary" icon={<Mail aria-hidden="true" size={18} />} onPress={reports.getDetailed}>
            {say(texts.getYourDetailedReport)}
          </Button>
        }
      >
        <p className="text-ink-soft">{say(texts.theFullReportThe)}</p>
      </Card>
    </div>
  );
}
