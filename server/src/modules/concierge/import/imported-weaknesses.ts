import { createHash } from 'node:crypto';
import { readCvss } from '@portal/domain/concierge/cvss.ts';
import { severityOf, severityOfScore } from '@portal/domain/concierge/severity-of.ts';
import type { WeaknessSeverity } from '@portal/domain/concierge/weakness-severity.ts';
import { textFault } from '@portal/domain/policies/text-fault.ts';
import { withoutFieldMarks } from '@portal/domain/rich-text/field-marks.ts';
import { sayUnsaid } from '@portal/domain/texts/unsaid.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { escapedMarkdown } from './escaped-markdown.ts';
import type { ScannerList, ScannerRecord } from './scanner-record.ts';

const LONGEST_TITLE = 200;
const LONGEST_PLACE = 300;

/** How scanners call what a weakness is made of; the first that has a text counts. */
const NAMES = {
  title: [
    'title',
    'finding',
    'name',
    'vulnerability',
    'vulnerabilityname',
    'issue',
    'alert',
    'pluginname',
    'nvtname',
    'summary',
  ],
  severity: ['severity', 'risk', 'risklevel', 'riskdesc', 'threat', 'level', 'priority'],
  score: [
    'cvssv31basescore',
    'cvssv30basescore',
    'cvssv3basescore',
    'cvss3score',
    'cvssbasescore',
    'cvssscore',
    'cvss',
    'score',
    'securityseverity',
  ],
  vector: ['cvssvector', 'cvssv3vector', 'cvssv31vector', 'vector'],
  description: ['description', 'synopsis', 'details', 'detail', 'desc', 'whatitis', 'what', 'about', 'message'],
  impact: ['impact', 'whyitmatters', 'why'],
  solution: ['solution', 'remediation', 'recommendation', 'mitigation', 'fix', 'howtofix'],
  evidence: ['pluginoutput', 'specificresult', 'evidence', 'output', 'proof'],
  place: [
    'address',
    'url',
    'uri',
    'location',
    'place',
    'host',
    'hostname',
    'ip',
    'asset',
    'target',
    'affected',
    'instance',
    'file',
  ],
  site: ['website', 'websitename'],
  port: ['port'],
  references: ['cve', 'cves', 'cwe', 'references', 'reference', 'seealso', 'term'],
  key: ['uniqueid', 'findingid', 'id', 'pluginid', 'checkid', 'check', 'ruleid'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A row that can become a weakness. */
export type ImportedWeakness = {
  readonly number: number;
  readonly title: string;
  readonly severity: WeaknessSeverity | null;
  readonly givenSeverity: string;
  readonly cvssScore: number | null;
  readonly cvssVector: string | null;
  readonly place: string;
  readonly body: string;
  /** By which the same row is known when it comes again. */
  readonly importKey: string;
  /** What is wrong with it; empty when nothing. */
  readonly problem: string;
};

/** Every row of a scanner's list as a weakness; nothing in it becomes markup. */
export function importedWeaknesses({ records }: ScannerList): ImportedWeakness[] {
  return records.map((record, index) => weaknessOf(record, index + 1));
}

function weaknessOf(record: ScannerRecord, number: number): ImportedWeakness {
  const text = (field: keyof typeof NAMES) => firstOf(record, NAMES[field]);
  const title = oneLine(text('title'), LONGEST_TITLE);
  const score = scoreOf(text('score'));
  const vector = text('vector');
  const reading = vector === '' ? null : readCvss(vector);
  const counted = reading !== null && 'score' in reading ? reading.score : null;
  const givenSeverity = oneLine(text('severity'), 60);
  // "High (Medium)" and "3 - High" say it in one of their words.
  const named = givenSeverity
    .split(/[^A-Za-z]+/)
    .map(severityOf)
    .find((found) => found !== null);
  const cvssScore = counted ?? score;
  const severity = named ?? (cvssScore === null ? null : severityOfScore(cvssScore));
  const body = bodyOf(text);
  const place = placeOf(text);
  return {
    number,
    title,
    severity,
    givenSeverity,
    cvssScore,
    cvssVector: reading !== null && 'score' in reading ? vector : null,
    place,
    body,
    importKey: keyOf([text('key'), title, place]),
    problem: problemOf(title, severity, givenSeverity, body),
  };
}

/** The console is in English. */
const ENGLISH = sayFor({ locale: 'en-US', timeZone: 'UTC' });

function problemOf(title: string, severity: WeaknessSeverity | null, given: string, body: string): string {
  if (title === '') return 'It has no name.';
  if (severity === null) return given === '' ? 'It has no severity.' : `The severity “${given}” is unknown.`;
  const fault = textFault(body, 'weakness');
  return fault === null ? '' : sayUnsaid(ENGLISH, fault);
}

type TextOf = (field: keyof typeof NAMES) => string;

/** The weakness's text, with a heading for each part that there is. */
function bodyOf(text: TextOf): string {
  const place = placeOf(text);
  const parts = [
    ['What we found', text('description') || text('title')],
    ['Why it matters', text('impact')],
    ['Where it is', place],
    ['How to fix it', text('solution')],
    ['What the scanner saw', text('evidence')],
    ['Read more', text('references')],
  ] as const;
  return withoutFieldMarks(
    parts
      .filter(([, words]) => words !== '')
      .map(([heading, words]) => `## ${heading}\n\n${escapedMarkdown(words)}`)
      .join('\n\n'),
  );
}

function placeOf(text: TextOf): string {
  const place = text('place') || text('site');
  const port = text('port');
  const isPort = /^\d{1,5}$/.test(port) && port !== '0' && !place.includes('/');
  return oneLine(isPort ? `${place}:${port}` : place, LONGEST_PLACE);
}

function firstOf(record: ScannerRecord, names: readonly string[]): string {
  return names.map((name) => record.get(name)?.trim() ?? '').find((value) => value !== '') ?? '';
}

/** A score of CVSS as scanners write it, such as "7.5" or "7,5 (AV:N/…)"; null for none. */
function scoreOf(text: string): number | null {
  const score = Number(/^(\d{1,2}(?:[.,]\d)?)(?:\D|$)/.exec(text)?.[1]?.replace(',', '.') ?? Number.NaN);
  return score >= 0 && score <= 10 ? score : null;
}

function oneLine(text: string, most: number): string {
  return Array.from(
    text
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .toWellFormed()
      .trim(),
  )
    .slice(0, most)
    .join('');
}

const keyOf = (parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
