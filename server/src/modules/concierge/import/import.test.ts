import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../../call/app-error.ts';
import { parseMarkdown } from '../../../documents/parse-markdown.ts';
import { escapedMarkdown } from './escaped-markdown.ts';
import { importedWeaknesses } from './imported-weaknesses.ts';
import { readScannerList } from './read-scanner-list.ts';

const read = (text: string) => {
  const list = readScannerList(Buffer.from(text));
  return { format: list.format, rows: importedWeaknesses(list) };
};
const reasonOf = (text: string | Buffer) => {
  try {
    readScannerList(Buffer.from(text));
  } catch (error) {
    if (error instanceof AppError) return String(error.values.reason);
    throw error;
  }
  return null;
};

describe('a scanner’s list', () => {
  test('of Nessus is known by its columns', () => {
    const { format, rows } = read(
      'Plugin ID,CVE,CVSS v3.0 Base Score,Risk,Host,Port,Name,Synopsis,Description,Solution\n' +
        '57582,CVE-2020-1,6.5,Medium,10.0.0.5,443,SSL Self-Signed Certificate,"It is [self](https://evil.example) signed.","Two\n\nparagraphs.",Buy one.\n' +
        '10180,,,None,10.0.0.5,0,Ping the remote host,,It answers.,n/a\n',
    );
    expect(format).toBe('nessus-csv');
    expect(rows).toMatchObject([
      { title: 'SSL Self-Signed Certificate', severity: 'Medium', cvssScore: 6.5, place: '10.0.0.5:443', problem: '' },
      { title: 'Ping the remote host', severity: 'Info', place: '10.0.0.5' },
    ]);
    expect(parseMarkdown(rows[0]?.body ?? '')).toEqual(
      expect.arrayContaining([{ kind: 'heading', level: 2, spans: [{ text: 'How to fix it' }] }]),
    );
  });

  test('of the portal’s own export is read in both forms', () => {
    const csv = read(
      'website,severity,state,finding,term,address,who can fix it,check\nShop,high,new,Old TLS,TLS 1.0,https://a.example/,you,T01\n',
    );
    expect(csv.format).toBe('findings-export');
    expect(csv.rows).toMatchObject([{ title: 'Old TLS', severity: 'High', place: 'https://a.example/' }]);
    const json = read(
      JSON.stringify([{ findingId: 'a', checkId: 'T01', term: 'TLS', title: 'Old TLS', severity: 'high' }]),
    );
    expect(json).toMatchObject({ format: 'findings-export', rows: [{ title: 'Old TLS', severity: 'High' }] });
  });

  test('in SARIF takes names from its rules and severities from levels or scores', () => {
    const rules = [{ id: 'R1', shortDescription: { text: 'SQL injection' }, help: { text: 'Bind values.' } }];
    const results = [
      {
        ruleId: 'R1',
        level: 'error',
        message: { text: 'Here.' },
        locations: [{ physicalLocation: { artifactLocation: { uri: 'a.ts' }, region: { startLine: 3 } } }],
      },
      { ruleId: 'R2', message: { text: 'Unknown rule' } },
    ];
    const { format, rows } = read(
      JSON.stringify({ version: '2.1.0', runs: [{ tool: { driver: { rules } }, results }] }),
    );
    expect(format).toBe('sarif');
    expect(rows).toMatchObject([
      { title: 'SQL injection', severity: 'High', place: 'a.ts:3' },
      { title: 'Unknown rule', severity: 'Medium' },
    ]);
  });

  test('says of each row what is wrong with it, and knows a row again', () => {
    const { rows } = read('Name;Severity;Score\n;High;\nOdd;purple;\nScored;;9,1\nScored;;9,1\nNone;;\n');
    expect(rows.map(({ problem }) => problem)).toEqual([
      'It has no name.',
      'The severity “purple” is unknown.',
      '',
      '',
      'It has no severity.',
    ]);
    expect(rows[2]).toMatchObject({ severity: 'Critical', cvssScore: 9.1 });
    expect(rows[2]?.importKey).toBe(rows[3]?.importKey);
  });

  test.each([
    ['', 'It is empty.'],
    ['<?xml version="1.0"?><NessusClientData_v2/>', 'It is XML'],
    ['{"a": 1}', 'It contains no list'],
    ['[]', 'Its list is empty.'],
    ['[1, 2', 'It is not valid JSON.'],
    ['{"runs": 3}', 'It looks like SARIF'],
    ['Name,Severity\n', 'There is nothing below the header row.'],
    [`Name\n${'x\n'.repeat(2001)}`, 'It has more than 2,000 rows.'],
    [Buffer.from([0x89, 0x50, 0, 1, 2, 0, 0, 0]), 'It is not text.'],
    [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'far more than a list'],
  ])('V1.5.2 that cannot be read is refused with a reason (%#)', (text, reason) => {
    expect(reasonOf(text)).toContain(reason);
  });
});

test('V1.3.1 whatever a scanner writes is shown as words: no link, picture, heading, list or markup comes of it', () => {
  const words = fc.string({
    unit: fc.constantFrom(
      ...'ab1.-+=>#*_[]()!<&`~|\\\n \t',
      'https://evil.example/',
      '- ',
      '1. ',
      '```',
      '<img src=x>',
    ),
    maxLength: 60,
  });
  fc.assert(
    fc.property(words, (text) => {
      for (const block of parseMarkdown(escapedMarkdown(text))) {
        expect(block.kind).toBe('paragraph');
        const looks = block.kind === 'paragraph' ? block.spans.map(({ text: _text, ...look }) => look) : [];
        for (const look of looks) expect(look).toEqual({});
      }
    }),
    { numRuns: 300 },
  );
});
