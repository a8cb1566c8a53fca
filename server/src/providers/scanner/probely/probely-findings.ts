import { createHash } from 'node:crypto';
import { isBaseVector } from '@portal/domain/monitoring/cvss.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { englishNote, noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { unquoted } from '@portal/domain/monitoring/scan-words/quoted.texts.ts';
import { maskHeader, maskText, maskUrl } from '@portal/scanner/findings/mask.ts';
import type { ProbelyFinding } from './probely-answers.ts';

const SEVERITIES = { 10: 'low', 20: 'medium', 30: 'high' } as const;
/** Somebody has dealt with it at Probely. */
const SET_ASIDE = new Set(['invalid', 'accepted', 'fixed']);
const MAX_CHARACTERS = 4096;

/** A finding of Probely in the portal's form; null for those that were set aside there. */
export function toFinding(found: ProbelyFinding): Finding | null {
  const severity = SEVERITIES[found.severity as keyof typeof SEVERITIES];
  if (severity === undefined || SET_ASIDE.has(found.state)) return null;
  const cvss = baseVector(found.cvss_vector);
  const [exchange] = found.requests ?? [];
  const url = maskUrl(found.url);
  const request = maskedExchange(exchange?.request);
  const response = maskedExchange(exchange?.response);
  return {
    checkId: 'X01',
    variant: severity,
    severity,
    url,
    urls: [url],
    subject: found.parameter ?? '',
    facts: {
      name: plain(found.definition.name, 200),
      description: plain(found.definition.desc, 2000) || unquoted.notDescribed.text,
      fix: plain(found.fix, 2000) || unquoted.showIt.text,
      ...(cvss === undefined ? {} : { cvss }),
    },
    evidence: {
      ...noteOf(plain(found.evidence, 500)),
      ...(request === '' ? {} : { request }),
      ...(response === '' ? {} : { response }),
    },
    // Probely keeps a finding's id from scan to scan.
    fingerprint: createHash('sha256')
      .update(JSON.stringify(['probely', found.id]))
      .digest('hex'),
  };
}

/** What the service saw in its own words, or ours where it says nothing. */
function noteOf(note: string): Pick<Finding['evidence'], 'note' | 'words'> {
  if (note !== '') return { note };
  const words = noted('seenByService');
  return { note: englishNote(words), words: [words] };
}

/** Text without marks of HTML or control characters, on one line. */
function plain(text: string | null | undefined, most: number): string {
  return maskText((text ?? '').replace(/<[^<>]*>/g, ' '))
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, most);
}

/** A request or an answer with its secrets hidden, cut to what is shown. */
function maskedExchange(message: string | null | undefined): string {
  const [head = '', ...body] = (message ?? '').split(/\r?\n\r?\n/);
  const lines = head.split(/\r?\n/).map((line, index) => {
    const colon = line.indexOf(':');
    if (index === 0 || colon < 0) return maskUrl(line);
    return `${line.slice(0, colon)}: ${maskHeader(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())}`;
  });
  return [...lines, '', maskText(body.join('\n\n'))].join('\n').trim().slice(0, MAX_CHARACTERS);
}

/** A base vector in the form of CVSS v3.1, whose base metrics are those of v3.0; undefined for anything else. */
function baseVector(vector: string | null | undefined): string | undefined {
  const current = (vector ?? '').replace(/^CVSS:3\.0\//, 'CVSS:3.1/');
  return isBaseVector(current) ? current : undefined;
}
