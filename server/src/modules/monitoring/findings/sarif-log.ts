import type { apiSarif } from '@portal/contract/developers/operations/sarif.operations.ts';
import type { Severity } from '@portal/domain/monitoring/severity.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { z } from 'zod';
import { PORTAL_VERSION } from '../../../system/portal-version.ts';
import { readableFinding } from './finding-texts.ts';
import { type FindingRow, findingOf } from './findings.store.ts';
import { toFindingRow } from './list-findings.ts';

type Sarif = z.input<typeof apiSarif>;
type Run = Sarif['runs'][number];
type Rule = Run['tool']['driver']['rules'][number];
type Result = Run['results'][number];

/** How bad a finding is, in the words of SARIF (2.1.0, 3.27.10) and, between 0 and 10, for programs that rank by a score. */
const LEVELS: Readonly<Record<Severity, { readonly level: Result['level']; readonly score: string }>> = {
  high: { level: 'error', score: '8.0' },
  medium: { level: 'warning', score: '5.5' },
  low: { level: 'note', score: '3.0' },
  info: { level: 'note', score: '0.0' },
};

/** Compared with the scans before (SARIF 2.1.0, 3.27.24). */
const BASELINE = { new: 'new', open: 'unchanged', reopened: 'updated', fixed: 'absent' } as const;

type Telling = {
  readonly say: Say;
  readonly now: Date;
  /** Where the portal is. */
  readonly origin: string;
  /** What the tool is called: the brand's short name. */
  readonly name: string;
};

/**
 * Findings as a log of SARIF 2.1.0 (OASIS), for code hosts and defect trackers. Each kind of finding is a rule, each finding a result that is
 * known again by its fingerprint; what was set aside is suppressed. Evidence stays in the portal.
 */
export function sarifLog(rows: readonly FindingRow[], telling: Telling): Sarif {
  const rules: Rule[] = [];
  const places = new Map<string, number>();
  const results = rows.map((row): Result => {
    const finding = readableFinding(findingOf(row), telling.say);
    const id = `${row.check_id}/${row.variant}`;
    const ruleIndex = places.get(id) ?? places.size;
    if (ruleIndex === places.size) rules.push(ruleOf(id, finding));
    places.set(id, ruleIndex);
    return resultOf(row, finding, { ...telling, ruleId: id, ruleIndex });
  });
  const { name, origin } = telling;
  const driver = { name, version: PORTAL_VERSION, informationUri: origin, rules };
  return {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  };
}

type Readable = ReturnType<typeof readableFinding>;

function ruleOf(id: string, { term, what, why, fix, severity, references }: Readable): Rule {
  return {
    id,
    shortDescription: { text: term },
    fullDescription: { text: `${what} ${why}` },
    help: { text: fix.map((step, index) => `${index + 1}. ${step}`).join('\n') || term },
    defaultConfiguration: { level: LEVELS[severity].level },
    properties: {
      'security-severity': LEVELS[severity].score,
      tags: [
        'security',
        ...(references.cwe === null ? [] : [`external/cwe/cwe-${String(references.cwe).padStart(3, '0')}`]),
      ],
    },
  };
}

function resultOf(
  row: FindingRow,
  { title, what, severity }: Readable,
  { say, now, origin, ruleId, ruleIndex }: Telling & { readonly ruleId: string; readonly ruleIndex: number },
): Result {
  const { mark, findingId, websiteName, place, state } = toFindingRow(row, now, say);
  return {
    ruleId,
    ruleIndex,
    level: LEVELS[severity].level,
    message: { text: `${title}. ${what}` },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(place) } } }],
    partialFingerprints: { 'finding/v1': row.fingerprint },
    baselineState: BASELINE[state],
    hostedViewerUri: `${origin}/webappscan/${encodeURIComponent(websiteName)}/findings/${findingId}`,
    suppressions: mark === null ? [] : [{ kind: 'external', status: 'accepted' }],
  };
}

/** A place as a reference that programs can read (RFC 3986): most are addresses, some are a host with a port. */
const uriOf = (place: string): string => (URL.canParse(place) ? new URL(place).href : encodeURI(place));
