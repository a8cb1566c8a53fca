import {
  type ExecutiveSummary,
  effortInWords,
  executiveSummary,
  REMEDIATOR_LABELS,
} from '@portal/domain/monitoring/executive-summary.ts';
import { sayExtent } from '@portal/domain/monitoring/extent/say-extent.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { MARK_LABELS } from '@portal/domain/monitoring/finding-mark.ts';
import { scanDuration } from '@portal/domain/monitoring/scan-history.ts';
import { SCAN_LEVEL_LABELS } from '@portal/domain/monitoring/scan-levels.ts';
import { SEVERITIES } from '@portal/domain/monitoring/severity.ts';
import type { Span } from '@portal/domain/rich-text/rich-text.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { brandDate, brandDateTime } from '../../system/brand-date.ts';
import { checkTexts } from '../check-texts.ts';
import { cut } from '../cut.ts';
import { printedPaper } from '../printed-model.ts';
import { inSpans, strong } from '../printed-words.ts';
import { owaspCoverage } from './owasp-coverage.ts';
import { pciRequirements } from './pci-requirements.ts';
import { type ReportFinding, reportFinding } from './report-finding.ts';
import { reportWords } from './report-words.ts';
import { compareScans } from './scan-comparison.ts';
import type { ReportMark, ScanReportData } from './scan-report-data.ts';
import { printedScanTrend } from './scan-trend.ts';
import { about, told } from './scans.texts.ts';
import { SEVERITY_PRINT } from './severity-colours.ts';
import { testedChecks } from './tested-checks.ts';

const LONGEST_NAME = 200;
const LONGEST_FACT = 300;

/** Turns a scan into what its report prints, in the order it is printed, as plain JSON. Pure apart from the advice texts, which are read once. */
export function reportModel(scan: ScanReportData) {
  const data = { ...scan, findings: scan.findings.map(withShortFacts) };
  const { brand, say } = data;
  const place = { ...brand, locale: say.locale };
  const findings = numberedFindings(data);
  const isSetAside = ({ fingerprint }: Finding) => fingerprint in data.marks;
  const toDo = data.findings.filter((finding) => !isSetAside(finding));
  const advised = toDo.map((finding) => ({ finding, advice: checkTexts(finding, say).texts }));
  const summary = executiveSummary(advised, say);
  const compared = compareScans(data);
  const comparison = compared && { ...compared, since: brandDate(compared.since, place) };
  const severities = SEVERITIES.map((severity) => ({
    severity,
    colour: SEVERITY_PRINT[severity].colour,
    label: say(SEVERITY_PRINT[severity].label),
    count: findings.filter((finding) => finding.severity === severity).length,
  }));
  const completedOn = brandDate(data.completeTime, place);
  const figures = {
    ...{ completedOn, comparison, severities, effort: summary.effort },
    all: findings.length,
    failing: findings.filter(({ cvss }) => cvss.fails).length,
    setAside: data.findings.length - toDo.length,
  };
  return {
    ...printedPaper(data),
    words: reportWords(data, figures),
    type: data.type,
    organisation: cut(data.organisationName, LONGEST_NAME),
    website: { name: cut(data.website.name, LONGEST_NAME), url: cut(data.website.url, LONGEST_NAME) },
    date: brandDate(data.createdAt, place),
    scan: {
      level: say(SCAN_LEVEL_LABELS[data.scanLevel]),
      started: brandDateTime(data.startTime, place),
      completed: brandDateTime(data.completeTime, place),
      completedOn,
      duration: scanDuration(data.startTime.toISOString(), data.completeTime.toISOString(), say),
    },
    severities,
    summary: { ...summary, groups: printedGroups(summary, findings, say) },
    comparison,
    trend: printedScanTrend(data.trend, brand, say),
    findings,
    owasp: owaspCoverage(findings, testedChecks(data.scanLevel, data.notTested), say),
    pci: pciRequirements(findings, say),
    setAside: figures.setAside,
    failing: figures.failing,
    extent: data.extent === null ? null : sayExtent(say, data.extent),
    traces: data.traces.map((sentence) => cut(sentence, LONGEST_FACT)),
    notTested: data.notTested.map(({ name, reason }) => ({
      name: cut(name, LONGEST_NAME),
      reason: cut(reason, LONGEST_FACT),
    })),
  };
}

/** Of requests, answers and commands that stand in the report before, the number of the finding that shows them. */
type Shown = { readonly request: number | null; readonly response: number | null; readonly curl: number | null };

type PrintedFinding = ReportFinding & {
  readonly shownAt: Shown;
  /** What was shown before, in words. */
  readonly again: readonly (readonly Span[])[];
  readonly mark: { readonly label: string; readonly reason: string; readonly inWords: readonly Span[] } | null;
};

/** Facts come from the scanned site and stand in headings and sentences. */
function withShortFacts(finding: Finding): Finding {
  const facts = Object.entries(finding.facts).map(([name, fact]) => [name, cut(fact, LONGEST_FACT)]);
  return { ...finding, facts: Object.fromEntries(facts) };
}

/** Most severe first, then by check and place, so that the same scan always gives the same report. */
function numberedFindings({
  findings,
  previous,
  marks,
  brand,
  say,
  software = [],
}: ScanReportData): readonly PrintedFinding[] {
  const before = new Set(previous?.fingerprints ?? []);
  const numbered = findings
    .toSorted((one, other) => (printOrder(one) < printOrder(other) ? -1 : 1))
    .map((finding, index) => {
      const isNew = previous !== undefined && !before.has(finding.fingerprint);
      const mark = marks[finding.fingerprint];
      return {
        ...reportFinding(finding, checkTexts(finding, say), { number: index + 1, isNew, software, say }),
        mark: mark === undefined ? null : printedMark(mark, brand, say),
      };
    });
  const shownAt = (field: keyof Shown, { number, ...finding }: ReportFinding) => {
    const first = numbered.find((other) => other[field] !== '' && other[field] === finding[field]);
    return first === undefined || first.number === number ? null : first.number;
  };
  return numbered.map((finding) => {
    const shown = {
      request: shownAt('request', finding),
      response: shownAt('response', finding),
      curl: shownAt('curl', finding),
    };
    return { ...finding, shownAt: shown, again: againInWords(shown, say) };
  });
}

function againInWords(shown: Shown, say: Say): readonly (readonly Span[])[] {
  return (['request', 'response', 'curl'] as const).flatMap((field) => {
    const number = shown[field];
    if (number === null) return [];
    const link = (words: readonly (string | Span)[]): Span => ({ text: words.join(''), link: `#finding-${number}` });
    return [inSpans(say.parts(about[field], { number, link }))];
  });
}

function printedMark({ kind, endsAt, reason }: ReportMark, brand: ScanReportData['brand'], say: Say) {
  // An acceptance ends with its last day, which is over at that instant.
  const lastDay = endsAt && brandDate(new Date(endsAt.getTime() - 1), { ...brand, locale: say.locale });
  const mark = say(MARK_LABELS[kind]);
  const label = lastDay === null ? mark : say(about.markUntil, { mark, date: lastDay });
  const short = cut(reason, LONGEST_FACT);
  return { label, reason: short, inWords: inSpans(say.parts(about.marked, { mark: label, reason: short, strong })) };
}

function printOrder({ severity, checkId, variant, url, fingerprint }: Finding): string {
  return [SEVERITIES.indexOf(severity), checkId, variant, url, fingerprint].join(' ');
}

function printedGroups(summary: ExecutiveSummary, findings: readonly PrintedFinding[], say: Say) {
  return summary.groups.map((group) => ({
    who: say(REMEDIATOR_LABELS[group.who]),
    effort: say(told.effortOfList, { effort: effortInWords(group.minutes, say) }),
    tasks: group.tasks.map((task) => ({
      title: cut(task.title, LONGEST_NAME),
      severity: task.severity,
      numbers: findings
        .filter((finding) => finding.checkId === task.checkId && finding.severity === task.severity)
        .filter((finding) => finding.variant === task.variant)
        .map((finding) => finding.number),
    })),
  }));
}
