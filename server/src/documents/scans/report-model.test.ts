import { contrastRatio } from '@portal/domain/portal/colour-contrast.ts';
import { describe, expect, test } from 'vitest';
import { brand, sampleFinding, sampleReport } from '../testing/scan-report-samples.ts';
import { reportModel } from './report-model.ts';
import { SEVERITY_PRINT } from './severity-colours.ts';

describe('the model of a report', () => {
  test('numbers the findings from the most severe on, whatever order they came in', () => {
    const data = sampleReport();
    const model = reportModel(data);
    expect(model.findings.map(({ number, checkId }) => `${number} ${checkId}`)).toEqual([
      '1 E02',
      '2 P24',
      '3 P05',
      '4 P25',
    ]);
    expect(reportModel({ ...data, findings: [...data.findings].reverse() })).toEqual(model);
  });

  test('shows dates in the time zone and format of the brand', () => {
    const model = reportModel(sampleReport());
    expect(model.date).toBe('Nov 21, 2026');
    expect(model.scan.started.replaceAll('\u202f', ' ')).toBe('Nov 21, 2026, 1:00 AM PST');
    expect(model.scan.duration).toBe('14 minutes');
    expect(reportModel(sampleReport({ brand: { ...brand, timeZone: 'Europe/Berlin' } })).date).toBe('Nov 22, 2026');
  });

  test('carries all references of a finding', () => {
    const [finding] = reportModel(sampleReport({ findings: [sampleFinding('P05', 'hsts-missing')] })).findings;
    expect(finding).toMatchObject({
      cwe: 319,
      owasp2025: { id: 'A04:2025', name: 'Cryptographic Failures' },
      owasp2021: { id: 'A02:2021' },
      wstg: 'WSTG-CONF-07',
      pci: ['4.2.1'],
      cvss: { score: '3.1', fails: false },
    });
  });

  test('points from every task to its findings', () => {
    const { summary } = reportModel(sampleReport());
    expect(summary.groups.flatMap((group) => group.tasks.flatMap((task) => task.numbers)).sort()).toEqual([1, 2, 3]);
  });

  test('compares with the scan before', () => {
    const previous = { completeTime: new Date('2026-11-14T09:00:00Z'), fingerprints: ['P05/hsts-missing', 'gone'] };
    const model = reportModel(sampleReport({ previous }));
    expect(model.comparison).toEqual({ since: 'Nov 14, 2026', new: 3, still: 1, fixed: 1 });
    expect(model.findings.filter(({ isNew }) => !isNew).map(({ checkId }) => checkId)).toEqual(['P05']);
    expect(reportModel(sampleReport()).findings.some(({ isNew }) => isNew)).toBe(false);
  });

  test('names what was set aside, with the reason, and counts it as no work', () => {
    const endsAt = new Date('2027-01-01T08:00:00Z');
    const marks = {
      'E02/environment-file': { kind: 'accepted', reason: 'The server goes away in December.', endsAt },
      'P24/dmarc-missing': { kind: 'false-positive', reason: 'Another domain sends our mail.', endsAt: null },
    } as const;
    const model = reportModel(sampleReport({ marks }));
    expect(model.findings.map(({ checkId, mark }) => [checkId, mark?.label])).toEqual([
      ['E02', 'Accepted until Dec 31, 2026'],
      ['P24', 'Not a problem'],
      ['P05', undefined],
      ['P25', undefined],
    ]);
    expect(model).toMatchObject({ setAside: 2, summary: { state: 'good' } });
    expect(model.summary.groups.flatMap(({ tasks }) => tasks.map(({ numbers }) => numbers))).toEqual([[3]]);
  });

  test('cuts what a site could blow up', () => {
    const long = 'x'.repeat(10_000);
    const model = reportModel(sampleReport({ findings: [sampleFinding('P12', 'vulnerable-library-high', long)] }));
    expect(model.summary.nextStep.length).toBeLessThan(1000);
    expect(JSON.stringify(model).length).toBeLessThan(60_000);
  });

  test('keeps a finding whose case is no longer described', () => {
    const old = {
      ...sampleFinding('P05', 'hsts-missing'),
      checkId: 'Z99',
      variant: 'old-thing',
      severity: 'low' as const,
    };
    const [finding] = reportModel(sampleReport({ findings: [old] })).findings;
    expect(finding).toMatchObject({ checkId: 'Z99', title: 'old thing', owasp2025: null, cvss: { fails: false } });
  });
});

describe('OWASP categories', () => {
  const results = (level: 'lightning' | 'safe') =>
    Object.fromEntries(reportModel(sampleReport({ scanLevel: level })).owasp.map(({ id, result }) => [id, result]));

  test('say how many findings, nothing found, or not tested', () => {
    expect(results('safe')).toMatchObject({
      'A01:2025': '1 finding',
      'A02:2025': 'Nothing found',
      'A05:2025': 'Nothing found',
    });
    expect(results('lightning')['A05:2025']).toBe('Not tested by automatic scan');
  });

  test('a category whose only checks could not run is not called clean', () => {
    const notTested = [{ checkId: 'P16', name: 'Error messages', reason: 'the website stopped answering.' }];
    const results = reportModel(sampleReport({ notTested })).owasp;
    expect(results.find(({ id }) => id === 'A10:2025')?.result).toBe('Not tested by automatic scan');
  });

  test('a quick scan tests fewer', () => {
    expect(results('lightning')['A03:2025']).toBe('Not tested by automatic scan');
    expect(results('safe')['A03:2025']).toBe('Nothing found');
  });
});

describe('PCI', () => {
  test('groups by requirement in its order and fails from 4.0 on', () => {
    const { pci, failing } = reportModel(sampleReport({ type: 'pci' }));
    expect(pci.map(({ number, fails }) => [number, fails])).toEqual([
      ['2.2.1', true],
      ['4.2.1', false],
      ['5.4.1', false],
      ['', false],
    ]);
    expect(failing).toBe(1);
  });

  test.each([
    ['P03', 'sslv3-accepted'],
    ['P03', 'tls10-accepted'],
    ['P04', 'anonymous-suites'],
    ['P13', 'php-end-of-life'],
    ['P13', 'server-end-of-life'],
  ])('%s %s, an automatic failure by the ASV programme, fails by its score too', (checkId, variant) => {
    expect(reportModel(sampleReport({ findings: [sampleFinding(checkId, variant)] })).failing).toBe(1);
  });
});

test('every printed severity can be read on white and bears white text', () => {
  for (const { colour } of Object.values(SEVERITY_PRINT)) {
    expect(contrastRatio(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  }
});

test('the steps are those of the platform that the scan recognised, and of all systems where it recognised none', () => {
  const findings = [sampleFinding('P08', 'nosniff-missing')];
  const fixOf = (software: readonly string[]) =>
    reportModel(sampleReport({ findings, software })).findings[0]?.fix ?? [];
  expect(fixOf(['nginx']).map(({ platform }) => platform)).toEqual(['nginx']);
  expect(JSON.stringify(fixOf(['nginx']))).not.toMatch(/Cloudflare|Wix|Shopify/);
  expect(fixOf([]).map(({ platform }) => platform)).toEqual([null]);
  expect(JSON.stringify(fixOf([]))).toContain('Apache');
});

test('a request that shows several findings is printed with the first of them', () => {
  const findings = [sampleFinding('P05', 'hsts-missing'), sampleFinding('P08', 'nosniff-missing')];
  const [first, second] = reportModel(sampleReport({ findings })).findings;
  expect(first?.shownAt).toEqual({ request: null, response: null, curl: null });
  expect(second?.shownAt).toEqual({ request: 1, response: 1, curl: 1 });
});
