import { extent } from '@portal/domain/monitoring/extent/scan-extent.texts.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { covers } from '../documents.texts.ts';
import { inSpans, sayAll, strong } from '../printed-words.ts';
import type { ScanComparison } from './scan-comparison.ts';
import type { ScanReportData } from './scan-report-data.ts';
import { appendix, findings, names, pci, pciTold, summary, told } from './scans.texts.ts';

/** What the words of a report count. */
export type ReportFigures = {
  readonly completedOn: string;
  /** Findings of the scan. */
  readonly all: number;
  readonly failing: number;
  readonly setAside: number;
  /** Work for everything that counts, in words. */
  readonly effort: string;
  /** With its day in words. */
  readonly comparison: (Omit<ScanComparison, 'since'> & { readonly since: string }) | null;
  readonly severities: readonly { readonly label: string; readonly count: number }[];
};

/** Every word of a scan's report that is not of a finding. */
export function reportWords({ type, website, brand, say }: ScanReportData, figures: ReportFigures) {
  const isPci = type === 'pci';
  const { all, failing, setAside, effort } = figures;
  return {
    ...sayAll(say, summary),
    ...sayAll(say, findings),
    ...sayAll(say, appendix),
    ...sayAll(say, pci),
    howMuch: say(extent.heading),
    name: say(isPci ? names.pci : names.owasp),
    title: say(isPci ? names.pciTitle : names.owaspTitle, { website: website.name }),
    kind: say(isPci ? names.pciKind : names.owaspKind),
    description: say(names.description, { address: website.url, date: figures.completedOn }),
    preparedBy: say(covers.preparedBy, { brand: brand.brandNameLong, support: brand.supportEmail }),
    failing: say(told.failing, { count: failing }),
    effort: say(told.effort, { effort }),
    setAside: setAside === 0 ? '' : say(told.setAside, { count: setAside }),
    comparison: comparisonInWords(figures.comparison, say),
    bars: say(told.bars, {
      bars: figures.severities.map(({ label, count }) => say(told.bar, { severity: label, count })).join(', '),
    }),
    notAnAsvScan: inSpans(say.parts(pciTold.notAnAsvScan, { strong })),
    howItJudges: inSpans(say.parts(pciTold.howItJudges, { all, failing, passing: all - failing, strong })),
  };
}

function comparisonInWords(comparison: ReportFigures['comparison'], say: Say) {
  if (comparison === null) return [];
  const { since: date, new: appeared, still, fixed } = comparison;
  return inSpans(say.parts(told.comparison, { date, appeared, still, fixed, strong }));
}
