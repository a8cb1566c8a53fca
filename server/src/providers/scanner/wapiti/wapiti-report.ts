import { createHash } from 'node:crypto';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { unquoted } from '@portal/domain/monitoring/scan-words/quoted.texts.ts';
import { pathTemplate } from '@portal/scanner/findings/fingerprint.ts';
import { maskText, maskUrl } from '@portal/scanner/findings/mask.ts';
import { z } from 'zod';

const entry = z.object({
  method: z.string(),
  path: z.string(),
  info: z.string(),
  level: z.number(),
  parameter: z.string().nullish(),
  http_request: z.string(),
});
const classes = z.record(z.string(), z.array(entry));

/** A report of Wapiti 3 as far as it is used. */
export const wapitiReport = z.object({
  classifications: z.record(z.string(), z.object({ desc: z.string(), sol: z.string() })),
  vulnerabilities: classes,
  anomalies: classes,
});
type WapitiReport = z.output<typeof wapitiReport>;
type Entry = z.output<typeof entry>;

/** Wapiti's levels of a weakness (its own constants). */
const SEVERITIES = ['low', 'low', 'medium', 'high', 'high'] as const;
/** How bad each kind is, where the reported level says the same of all. */
const OF_KIND: Readonly<Record<string, 'high' | 'medium' | 'low'>> = {
  'SQL Injection': 'high',
  'Blind SQL Injection': 'high',
  'Command execution': 'high',
  'Cross Site Scripting': 'high',
  'Path Traversal': 'high',
  'XML External Entity': 'high',
  'Backup file': 'high',
  'CRLF Injection': 'medium',
  'Open Redirect': 'medium',
  'Cross Site Request Forgery': 'medium',
  'Secure Flag cookie': 'medium',
  'HttpOnly Flag cookie': 'medium',
  'Internal Server Error': 'low',
  'Content Security Policy Configuration': 'low',
  'HTTP Secure Headers': 'low',
};
/** What says nothing about the website's safety. */
const LEFT_OUT = new Set(['Resource consumption']);
const MAX_CHARACTERS = 4096;

/** The findings of a report, one for each kind, place and parameter. `origin` is where the scan began. */
export function wapitiFindings(report: WapitiReport, origin: string): Finding[] {
  const found = new Map<string, Finding>();
  for (const [kind, entries] of Object.entries({ ...report.vulnerabilities, ...report.anomalies })) {
    if (LEFT_OUT.has(kind)) continue;
    for (const one of entries) {
      const finding = toFinding(kind, one, report.classifications[kind], origin);
      const known = found.get(finding.fingerprint);
      if (known === undefined) found.set(finding.fingerprint, finding);
    }
  }
  return [...found.values()];
}

function toFinding(
  kind: string,
  { method, path, info, level, parameter, http_request: request }: Entry,
  classification: { readonly desc: string; readonly sol: string } | undefined,
  origin: string,
): Finding {
  const severity = OF_KIND[kind] ?? SEVERITIES[level] ?? 'low';
  const target = new URL(path.replace(/^\/{2,}/, '/'), origin);
  const url = maskUrl(target.href);
  // What one header lacks is the same on every page.
  const place = kind === 'HTTP Secure Headers' ? info : `${method} ${pathTemplate(target.pathname)}`;
  const parts = ['wapiti', kind, target.host, place, parameter ?? ''];
  return {
    checkId: 'X01',
    variant: severity,
    severity,
    url,
    urls: [url],
    subject: parameter ?? '',
    facts: {
      name: kind === 'HTTP Secure Headers' ? `${kind}: ${oneLine(info, 100)}` : kind,
      description: oneLine(classification?.desc, 2000) || oneLine(info, 500),
      fix: oneLine(classification?.sol, 2000) || unquoted.showIt.text,
    },
    evidence: { note: oneLine(info, 500), request: maskText(request).slice(0, MAX_CHARACTERS) },
    fingerprint: createHash('sha256').update(JSON.stringify(parts)).digest('hex'),
  };
}

function oneLine(text: string | undefined, most: number): string {
  return maskText(text ?? '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, most);
}
