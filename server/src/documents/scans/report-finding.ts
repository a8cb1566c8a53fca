import { type AdviceSpan, adviceSpans, adviceText } from '@portal/domain/monitoring/advice-text.ts';
import { cvssBaseScore, failsPci } from '@portal/domain/monitoring/cvss.ts';
import { REMEDIATOR_LABELS } from '@portal/domain/monitoring/executive-summary.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { type OwaspCategory, owaspCategory } from '@portal/domain/monitoring/owasp.ts';
import { sayNote } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { quotesOf, withSaidFacts } from '@portal/domain/monitoring/scan-words/quoted.ts';
import type { Severity } from '@portal/domain/monitoring/severity.ts';
import type { Span } from '@portal/domain/rich-text/rich-text.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { CheckTexts } from '../check-texts.ts';
import { cut } from '../cut.ts';
import { inSpans, strong } from '../printed-words.ts';
import { readOwaspData } from './owasp-data.ts';
import { stepsToTake } from './remedies.ts';
import { about } from './scans.texts.ts';

const LONGEST_URL = 500;
const LONGEST_EVIDENCE = 4000;

/** A finding as the template prints it. */
export type ReportFinding = {
  readonly number: number;
  readonly checkId: string;
  readonly variant: string;
  readonly severity: Severity;
  readonly isNew: boolean;
  readonly title: string;
  readonly term: string;
  readonly what: readonly AdviceSpan[];
  readonly why: readonly AdviceSpan[];
  /** Steps by platform; a platform of null stands for all systems. */
  readonly fix: readonly {
    readonly platform: string | null;
    /** Says on which, where it is one. */
    readonly on: readonly Span[];
    readonly steps: readonly (readonly AdviceSpan[])[];
  }[];
  readonly who: readonly Span[];
  readonly urls: readonly string[];
  readonly subject: string;
  readonly note: string;
  readonly request: string;
  readonly response: string;
  readonly curl: string;
  readonly cwe: number | null;
  readonly owasp2025: OwaspCategory | null;
  readonly owasp2021: OwaspCategory | null;
  readonly wstg: string | null;
  readonly pci: readonly string[];
  /** Passages of these texts that others wrote in English, for a reader of another language. */
  readonly quotes: readonly string[];
  /** Score with one decimal, as FIRST writes it. */
  readonly cvss: { readonly vector: string; readonly score: string; readonly fails: boolean };
};

/** Joins a finding with the texts and references of its case; `number` is its place in the report, `software` what the
 * scan recognised. */
export function reportFinding(
  found: Finding,
  { check, texts }: CheckTexts,
  { number, isNew, software, say }: { number: number; isNew: boolean; software: readonly string[]; say: Say },
): ReportFinding {
  const finding = withSaidFacts(found, say);
  const { facts, evidence } = finding;
  const owasp = readOwaspData();
  const score = cvssBaseScore(texts.cvss);
  return {
    number,
    checkId: check.id,
    variant: finding.variant,
    severity: finding.severity,
    isNew,
    title: cut(adviceText(texts.title, facts), LONGEST_URL),
    term: cut(adviceText(texts.term, facts), LONGEST_URL),
    what: adviceSpans(texts.what, facts),
    why: adviceSpans(texts.why, facts),
    fix: stepsToTake(finding, software, say).map(({ platform, steps }) => ({
      platform,
      on: platform === null ? [] : inSpans(say.parts(about.platform, { platform, strong })),
      steps,
    })),
    who: inSpans(say.parts(about.who, { who: say(REMEDIATOR_LABELS[texts.who]), strong })),
    urls: finding.urls.map((url) => cut(url, LONGEST_URL)),
    subject: cut(finding.subject, LONGEST_URL),
    note: cut(sayNote(say, evidence), LONGEST_URL),
    request: cut(evidence.request ?? '', LONGEST_EVIDENCE),
    response: cut(evidence.response ?? '', LONGEST_EVIDENCE),
    curl: cut(evidence.curl ?? '', LONGEST_EVIDENCE),
    cwe: texts.cwe,
    owasp2025: owaspCategory(check, texts, '2025', owasp),
    owasp2021: owaspCategory(check, texts, '2021', owasp),
    wstg: texts.wstg === undefined ? check.wstg : texts.wstg,
    pci: texts.pci ?? check.pci,
    quotes: quotesOf(found, say),
    cvss: { vector: texts.cvss, score: score.toFixed(1), fails: failsPci(check.id, score) },
  };
}
