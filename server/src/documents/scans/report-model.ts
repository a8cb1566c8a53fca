import {
  type ExecutiveSummary,
  effortInWords,
  executiveSummary,
  REMEDIATOR_LABELS,
} from '@portal/domain/monitoring/executive-summary.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { MARK_LABELS } from '@portal/domain/monitoring/finding-mark.ts';
import { scanDuration } from '@portal/domain/monitoring/scan-history.ts';
import { SCAN_LEVEL_LABELS } from '@portal/domain/monitoring/scan-levels.ts';
import { SEVERITIES } from '@portal/domain/monitoring/severity.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { brandDate, brandDateTime } from '../../system/brand-date.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { checkTexts } from '../check-texts.ts';
import { cut } from '../cut.ts';
import { printedBrand } from '../printed-model.ts';
import { owaspCoverage } from './owasp-coverage.ts';
import { pciRequirements } from './pci-requirements.ts';
import { type ReportFinding, reportFinding } from './report-finding.ts';
import { compareScans } from './scan-comparison.ts';
import type { ReportMark, ScanReportData } from './scan-report-data.ts';
import { printedScanTrend } from './scan-trend.ts';
import { SEVERITY_PRINT } from './severity-colours.ts';
import { testedChecks } from './tested-checks.ts';

const LONGEST_NAME = 200;
const LONGEST_FACT = 300;

/** Everything the template prints, in the order it is printed, as plain JSON. */
export type ReportModel = ReturnType<typeof reportModel>;

/** Turns a scan into what its report prints. Pure apart from the advice texts, which are read once. */
export function reportModel(scan: ScanReportData) {
  const data = { ...scan, findings: scan.findings.map(withShortFacts) };
  const { brand } = data;
  const findings = numberedFindings(data);
  const isSetAside = ({ fingerprint }: Finding) => fingerprint in data.marks;
  const toDo = data.findings.filter((finding) => !isSetAside(finding));
  const say = sayFor(brand);
  const advised = toDo.map((finding) => ({ finding, advice: checkTexts(finding, say).texts }));
  const summary = executiveSummary(advised, say);
  const comparison = compareScans(data);
  return {
    type: data.type,
    brand: printedBrand(brand, data.logo),
    organisation: cut(data.organisationName, LONGEST_NAME),
    website: { name: cut(data.website.name, LONGEST_NAME), url: cut(data.website.url, LONGEST_NAME) },
    date: brandDate(data.createdAt, brand),
    scan: {
      level: say(SCAN_LEVEL_LABELS[data.scanLevel]),
      started: brandDateTime(data.startTime, brand),
      completed: brandDateTime(data.completeTime, brand),
      completedOn: brandDate(data.completeTime, brand),
      duration: scanDuration(data.startTime.toISOString(), data.completeTime.toISOString(), say),
    },
    severities: SEVERITIES.map((severity) => ({
      severity,
      ...SEVERITY_PRINT[severity],
      count: findings.filter((finding) => finding.severity === severity).length,
    })),
    summary: { ...summary, groups: printedGroups(summary, findings, say) },
    comparison: comparison && { ...comparison, since: brandDate(comparison.since, brand) },
    trend: printedScanTrend(data.trend, brand),
    findings,
    owasp: owaspCoverage(findings, testedChecks(data.scanLevel, data.notTested)),
    pci: pciRequirements(findings, say),
    setAside: data.findings.length - toDo.length,
    failing: findings.filter(({ cvss }) => cvss.fails).length,
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
  readonly mark: { readonly label: string; readonly reason: string } | null;
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
  software = [],
}: ScanReportData): readonly PrintedFinding[] {
  const before = new Set(previous?.fingerprints ?? []);
  const numbered = findings
    .toSorted((one, other) => (printOrder(one) < printOrder(other) ? -1 : 1))
    .map((finding, index) => {
      const isNew = previous !== undefined && !before.has(finding.fingerprint);
      const mark = marks[finding.fingerprint];
      return {
        ...reportFinding(finding, checkTexts(finding, sayFor(brand)), {
          number: index + 1,
          isNew,
          software,
          say: sayFor(brand),
        }),
        mark: mark === undefined ? null : { label: markLabel(mark, brand), reason: cut(mark.reason, LONGEST_FACT) },
      };
    });
  const shownAt = (field: keyof Shown, { number, ...finding }: ReportFinding) => {
    const first = numbered.find((other) => other[field] !== '' && other[field] === finding[field]);
    return first === undefined || first.number === number ? null : first.number;
  };
  return numbered.map((finding) => ({
    ...finding,
    shownAt: {
      request: shownAt('request', finding),
      response: shownAt('response', finding),
      curl: shownAt('curl', finding),
    },
  }));
}

function markLabel({ kind, endsAt }: ReportMark, brand: Brand): string {
  // An acceptance ends with its last day, which is over at that instant.
  const label = sayFor(brand)(MARK_LABELS[kind]);
  return endsAt === null ? label : `${label} until ${brandDate(new Date(endsAt.getTime() - 1), brand)}`;
}

function printOrder({ severity, checkId, variant, url, fingerprint }: Finding): string {
  return [SEVERITIES.indexOf(severity), checkId, variant, url, fingerprint].join(' ');
}

function printedGroups(summary: ExecutiveSummary, findings: readonly PrintedFinding[], say: Say) {
  return summary.groups.map((group) => ({
    who: say(REMEDIATOR_LABELS[group.who]),
    effort: effortInWords(group.minutes, say),
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
