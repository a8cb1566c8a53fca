import type { Finding } from '@portal/domain/monitoring/finding.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { CASES } from '@portal/scanner/checks/catalogue.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import type { ScanReportData } from '../scans/scan-report-data.ts';

export const brand: Brand = {
  brandId: 'default',
  brandNameLong: 'Cyber Safety',
  brandNameShort: 'Cyber Safety',
  webDomain: 'localhost',
  emailDomain: 'cybersafety.example',
  supportEmail: 'support@cybersafety.example',
  helpCenter: null,
  accentColour: '#0b57d0',
  brandLogo: null,
  timeZone: 'America/Los_Angeles',
  locale: 'en-US',
  conciergeEmail: 'concierge@cybersafety.example',
  conciergeSchedulingLink: null,
  marketingCollateral: null,
  offersCheck: true,
  insurance: null,
  wordsVersion: null,
};

export const say = sayFor(brand);

const URL_SEEN = 'https://shop.example/cart?item=12';

/** A finding of one of the engine's cases; every fact has the given text, or its own name. */
export function sampleFinding(checkId: string, variant: string, text?: string): Finding {
  const found = CASES.find((candidate) => candidate.checkId === checkId && candidate.variant === variant);
  if (!found) throw new Error(`the engine has no case ${checkId} ${variant}`);
  return {
    checkId,
    variant,
    severity: found.severity,
    url: URL_SEEN,
    urls: [text ?? URL_SEEN],
    subject: text ?? '',
    facts: Object.fromEntries(found.facts.map((name) => [name, text ?? name])),
    evidence: {
      note: text ?? 'The answer shows it.',
      request: text ?? 'GET /cart?item=12 HTTP/1.1\nHost: shop.example',
      response: text ?? 'HTTP/1.1 200 OK\nServer: nginx/1.14.0\n\n<!doctype html>',
      curl: text ?? `curl -sI '${URL_SEEN}'`,
    },
    fingerprint: `${checkId}/${variant}`,
  };
}

/** Findings of the first cases of the engine, as many as asked for. */
export function sampleFindings(count: number): readonly Finding[] {
  return CASES.slice(0, count).map(({ checkId, variant }) => sampleFinding(checkId, variant));
}

export function sampleReport(changes: Partial<ScanReportData> = {}): ScanReportData {
  return {
    brand,
    logo: null,
    say,
    organisationName: 'Corner Bakery Ltd',
    website: { name: 'Shop', url: 'https://shop.example/' },
    scanLevel: 'safe',
    startTime: new Date('2026-11-21T09:00:00Z'),
    completeTime: new Date('2026-11-21T09:14:12Z'),
    createdAt: new Date('2026-11-22T07:30:00Z'),
    findings: [
      sampleFinding('P05', 'hsts-missing'),
      sampleFinding('E02', 'environment-file'),
      sampleFinding('P24', 'dmarc-missing'),
      sampleFinding('P25', 'security-txt-missing'),
    ],
    marks: {},
    extent: {
      addresses: { found: 120, tried: 96, left: { ALIKE: 14, OUTSIDE: 6, WARNED: 4 } },
      forms: { found: 6, tried: 4, left: { LEVEL: 2 } },
      inputs: { found: 31, tried: 25, left: { MACHINE: 2, LEVEL: 4 } },
      isMore: false,
    },
    trend: [],
    traces: ['This scan left at most 3 entries in the website’s forms.'],
    notTested: [{ name: 'Injection', reason: 'the scan level does not include it.' }],
    type: 'owasp',
    ...changes,
  };
}
