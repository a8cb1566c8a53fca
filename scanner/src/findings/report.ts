import type { Evidence, Finding } from '@portal/domain/monitoring/finding.ts';
import { englishNote, type Noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { CheckId, FactsOf, VariantOf } from '../checks/catalogue.ts';
import { CASES } from '../checks/catalogue.ts';
import type { Exchange } from '../guard/exchange.ts';
import { evidenceOf } from './evidence.ts';
import { fingerprintOf, pathTemplate } from './fingerprint.ts';
import { maskText, maskUrl } from './mask.ts';

const MAX_URLS = 20;
/** Characters of each of two answers. */
const MAX_BESIDE = 2_000;

/** One sighting of a weakness. */
export type Sighting<Facts> = {
  readonly url: string;
  readonly facts: Facts;
  /** One sentence about what was seen. */
  readonly note: Noted;
  /** How it was made sure of. */
  readonly further?: Noted;
  /** Whether the weakness is the host's (reported once, with its places) or this path's. */
  readonly place: 'host' | 'path';
  /** Cookie, library, header or script it is about. */
  readonly subject?: string;
  readonly exchange?: Exchange;
  /** A second request that the proof needs; of both only the heads of the answers are kept. */
  readonly beside?: Exchange;
  /** Text in the answer's body that proves it; the excerpt is cut around it. */
  readonly proof?: string;
  /** A command that shows the same, for what HTTP does not show; null for what is gone when somebody asks again. */
  readonly curl?: string | null;
};

export type Report = <Id extends CheckId, Variant extends VariantOf<Id>>(
  checkId: Id,
  variant: Variant,
  sighting: Sighting<FactsOf<Id, Variant>>,
) => void;

const severityOf = new Map(CASES.map(({ checkId, variant, severity }) => [`${checkId} ${variant}`, severity]));

/**
 * Collects findings, one for each fingerprint; further places of the same weakness are added to it, 20 at most.
 * Checks outside `checks` are dropped (null: all are kept).
 */
export function createReport(findings: Map<string, Finding>, checks: ReadonlySet<CheckId> | null): Report {
  return (checkId, variant, sighting) => {
    if (checks !== null && !checks.has(checkId)) return;
    const location = new URL(sighting.url);
    const subject = sighting.subject ?? '';
    const place = sighting.place === 'host' ? '' : pathTemplate(location.pathname);
    const fingerprint = fingerprintOf({ checkId, variant, host: location.host, place, subject });
    const known = findings.get(fingerprint);
    const url = maskUrl(sighting.url);
    if (known) {
      if (known.urls.length < MAX_URLS && !known.urls.includes(url))
        findings.set(fingerprint, { ...known, urls: [...known.urls, url] });
      return;
    }
    const severity = severityOf.get(`${checkId} ${variant}`);
    if (severity === undefined) throw new Error(`${checkId} ${variant} is not in the catalogue`);
    const facts = Object.entries<string>(sighting.facts).map(([name, value]) => [name, maskText(value).slice(0, 500)]);
    findings.set(fingerprint, {
      checkId,
      variant,
      severity,
      url,
      urls: [url],
      subject,
      facts: Object.fromEntries(facts),
      evidence: evidenceFor(sighting),
      fingerprint,
    });
  };
}

function withBeside(evidence: Evidence, exchange: Exchange): Evidence {
  const second = evidenceOf('', exchange);
  const both = (one = '', other = '') => `${one.slice(0, MAX_BESIDE)}\n\n${other.slice(0, MAX_BESIDE)}`;
  return {
    ...evidence,
    request: both(evidence.request, second.request),
    response: both(evidence.response, second.response),
    // What it proves is seen by asking as the one who should not see it.
    ...(second.curl === undefined ? {} : { curl: second.curl }),
  };
}

function evidenceFor(sighting: Sighting<unknown>): Evidence {
  const words = sighting.further === undefined ? [sighting.note] : [sighting.note, sighting.further];
  const note = words.map(englishNote).join(' ');
  const evidence: Evidence = sighting.exchange ? evidenceOf(note, sighting.exchange, sighting.proof) : { note };
  const { curl: repeated, ...others } = sighting.beside ? withBeside(evidence, sighting.beside) : evidence;
  const rest = { ...others, words };
  const curl = sighting.curl === undefined ? repeated : sighting.curl;
  return curl === undefined || curl === null ? rest : { ...rest, curl };
}

/** Findings in their reporting order: by check, variant, then place. */
export function sortFindings(findings: Iterable<Finding>): Finding[] {
  const key = (finding: Finding) => [finding.checkId, finding.variant, finding.url, finding.subject].join('\u0000');
  return [...findings].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}
