import { Download, FileText } from 'lucide-react';
import { callAddress } from '../../api/call-address.ts';
import { say } from '../../portal/texts/say.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { results as texts } from './phishing.texts.ts';

type ResultsButtonsProps = {
  /** Null for all campaigns. */
  readonly campaignId: string | null;
};

/** Results as files: a report to print and hand on, and figures for spreadsheets. */
export function ResultsButtons({ campaignId }: ResultsButtonsProps) {
  const input = campaignId === null ? {} : { campaignId };
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton
        variant="secondary"
        href={callAddress('phishingResultsReport', input)}
        download
        icon={<FileText aria-hidden="true" size={18} />}
      >
        {say(texts.report)}
      </LinkButton>
      <LinkButton
        variant="secondary"
        href={callAddress('phishingResultsCsv', input)}
        download
        icon={<Download aria-hidden="true" size={18} />}
      >
        {say(texts.csv)}
      </LinkButton>
    </div>
  );
}
