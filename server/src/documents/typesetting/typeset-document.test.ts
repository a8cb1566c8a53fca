import { CASES } from '@portal/scanner/checks/catalogue.ts';
import { describe, expect, test } from 'vitest';
import { sayFor } from '../../system/texts/say-for.ts';
import { reportModel } from '../scans/report-model.ts';
import type { ScanReportData } from '../scans/scan-report-data.ts';
import { pdfFacts } from '../testing/pdf-facts.ts';
import { brand, sampleFinding, sampleFindings, sampleReport } from '../testing/scan-report-samples.ts';
import { typesetDocument } from './typeset-document.ts';

const typeset = (changes: Partial<ScanReportData> = {}) => {
  const pdf = typesetDocument('scan-report', reportModel(sampleReport(changes)));
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  return pdfFacts(pdf);
};

describe('a standard report', () => {
  test('is tagged, declares PDF/UA-1, and has title, language and author', () => {
    const { source, bookmarks } = typeset();
    expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(source).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);
    expect(source).toContain('/StructTreeRoot');
    expect(source).toMatch(/\/Lang\s*\(en-US\)/);
    expect(source).toContain('/DisplayDocTitle true');
    expect(bookmarks).toContain('Website security report: Shop');
  });

  test('bookmarks its parts and every finding', () => {
    const { bookmarks } = typeset();
    expect(bookmarks).toEqual(
      expect.arrayContaining([
        'In short',
        'What to do first',
        'All findings at a glance',
        '1. A file with your website’s passwords can be downloaded',
        '4. People who find a problem have no way to tell you',
        'OWASP Top 10:2025',
        'About this scan',
      ]),
    );
  });

  test('describes its chart in words and links the weakness directory', () => {
    const { source } = typeset();
    expect(source).toContain('Bar chart of the findings by severity. High: 1, Medium: 1, Low: 1, Info: 1.');
    expect(source).toContain('https://cwe.mitre.org/data/definitions/319.html');
  });

  test('has more pages the more was found, and a few when nothing was', () => {
    const none = typeset({ findings: [] });
    expect(none.pages).toBeGreaterThanOrEqual(2);
    expect(none.pages).toBeLessThanOrEqual(4);
    expect(none.bookmarks).not.toContain('Findings in detail');
    expect(typeset({ findings: sampleFindings(30) }).pages).toBeGreaterThan(20);
  });

  test('is typeset with findings that were set aside, whatever the reason holds', () => {
    const marks = { 'P05/hsts-missing': { kind: 'accepted', reason: '#panic() $x$ [', endsAt: new Date() } } as const;
    expect(typeset({ marks }).pages).toBe(typeset().pages);
  });

  test('bears the colour of the brand', () => {
    const green = typeset({ brand: { ...brand, accentColour: '#00ff00' }, findings: [] });
    expect(green.source).toMatch(/(^|\s)0 1 0 scn?\s/m);
    expect(typeset({ findings: [] }).source).not.toMatch(/(^|\s)0 1 0 scn?\s/m);
  });
});

test('says where others’ words are English, to whoever reads a German report aloud', () => {
  const flaw = CASES.find(({ checkId }) => checkId === 'P28');
  const findings = [sampleFinding('P28', flaw?.variant ?? '', 'Anybody can read files.')];
  const english = /\/Lang\s*\(en-US\)/;
  expect(typeset({ findings: [sampleFinding('P05', 'hsts-missing')], say: sayFor(brand, 'de') }).source).not.toMatch(
    english,
  );
  expect(typeset({ findings, say: sayFor(brand, 'de') }).source).toMatch(english);
});

test('a PCI report is another document', () => {
  const { bookmarks } = typeset({ type: 'pci' });
  expect(bookmarks).toEqual(
    expect.arrayContaining(['PCI DSS pre-check: Shop', 'By requirement of PCI DSS 4.0.1', 'Requirement 4.2.1']),
  );
  expect(bookmarks).not.toContain('OWASP Top 10:2025');
});

test('findings that one scan has twice do not stop the report', () => {
  const twice = sampleFinding('P05', 'hsts-missing');
  expect(typeset({ findings: [twice, twice] }).pages).toBeGreaterThan(3);
});

describe('a logo', () => {
  const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">${inner}</svg>`;

  const inPrint = (format: 'svg' | 'png', content: string | Buffer) => ({ format, bytes: [...Buffer.from(content)] });

  test('that is sound is drawn, with the name of the brand as its text', () => {
    const logo = svg('<rect width="120" height="40" fill="#0a0"/>');
    expect(typeset({ logo: inPrint('svg', logo) }).source).toMatch(/\/Alt\s*\(Cyber Safety\)/);
  });

  test('may be a PNG too', () => {
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
    const { source } = typeset({ logo: inPrint('png', Buffer.from(pixel, 'base64')) });
    expect(source).toMatch(/\/Alt\s*\(Cyber Safety\)/);
  });

  test.each(['', 'not an image', '<svg', svg('<image href="file:///etc/hostname"/>')])(
    '%j does not stop the report',
    (logo) => {
      expect(typeset({ logo: inPrint('svg', logo) }).bookmarks).toContain('In short');
    },
  );
});

describe('hostile text', () => {
  const HOSTILE = {
    'Typst source':
      '#panic("x") #import "/etc/passwd": * $x$ `y` = heading\n#sys.inputs ] } ) *b* _i_ @label <finding-1> \\u{1}',
    'ten thousand characters without a blank': 'x'.repeat(10_000),
    'ten thousand combining marks': `e${'\u0301'.repeat(10_000)}`,
    'right to left': 'مرحبا بالعالم שלום עולם',
    'direction overrides': '\u202Egnp.exe\u2066 abc \u200F',
    emoji: '👩‍👩‍👧‍👦 🇩🇪 ✅ 🧨',
    'East Asian text': '株式会社テスト 한국어 中文',
    'control characters': `${Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('')}\u007f\u0085\u2028`,
    'half a surrogate pair': '\ud83d broken \ude00',
    'placeholders and JSON': '{host} {"a":"\\u0000"} %{HTTPS} null',
    'nothing at all': '',
    'only blanks': '   \n\n\t  ',
  };

  test.each(Object.entries(HOSTILE))('%s prints as text everywhere', (_, text) => {
    const { bookmarks, source } = typeset({
      brand: { ...brand, brandNameLong: text },
      organisationName: text,
      website: { name: text, url: text },
      findings: [sampleFinding('P14', 'server-version', text), sampleFinding('P12', 'vulnerable-library-high', text)],
      notTested: [{ name: text, reason: text }],
    });
    expect(bookmarks).toContain('About this scan');
    expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  test('is never taken for source', () => {
    const { bookmarks } = typeset({ website: { name: '#panic("x") = *b*', url: 'https://a.example/' } });
    expect(bookmarks).toContain('Website security report: #panic("x") = *b*');
  });
});
