import { policyList, policyLoad, policyUpload } from '@portal/contract/policies/policies.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Member, signInNewMember } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { docx, paragraph, zipFile } from '../testing/zip-file.ts';

let portal: TestPortal;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
  member = await signInNewMember(portal);
});
afterAll(() => portal.stop());

const upload = (fileName: string, content: string | Buffer, name?: string) =>
  member.browser.call(policyUpload, {
    file: { fileName, bytes: Buffer.from(content) },
    ...(name === undefined ? {} : { name }),
  });
const load = async (policyType: string) =>
  (await member.browser.call(policyLoad, { policyType, version: null })).body.data;

describe('a file', () => {
  test('V1.3.1 of Markdown becomes a draft under its own name', async () => {
    const { body } = await upload(
      'old name.md',
      '\uFEFF# Visitors *and* guests\r\n\r\nSign in.<script>alert(1)</script>\r\n',
    );
    expect(body.data.id).toBe('visitors-and-guests');
    const policy = await load(body.data.id);
    expect(policy).toMatchObject({ name: 'Visitors and guests', version: 1, status: 'Draft', custom: true });
    expect(JSON.stringify(policy.text)).toContain('Sign in.');
    expect(JSON.stringify(policy.text)).not.toContain('<script>');
  });

  test('of Word becomes Markdown: headings, lists, tables, and words that stand out', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`;
    const file = docx(
      [
        paragraph('Keys', 'Heading1'),
        paragraph('Who has one', 'Heading2'),
        paragraph('Nobody lends it. &lt;b&gt;x&lt;/b&gt; {{company}}', undefined, '<w:rPr><w:b/></w:rPr>'),
        `<w:p><w:r><w:rPr><w:strike/></w:rPr><w:t>Not this.</w:t></w:r></w:p>`,
        `<w:tbl>${row('Who', 'What')}${row('Ann', 'Front door')}</w:tbl>`,
      ].join(''),
    );
    const { body } = await upload('keys.docx', file, 'Keys and doors');
    const policy = await load(body.data.id);
    expect(policy.name).toBe('Keys and doors');
    expect(policy.text).toEqual([
      { kind: 'heading', level: 1, spans: [{ text: 'Keys' }] },
      { kind: 'heading', level: 2, spans: [{ text: 'Who has one' }] },
      { kind: 'paragraph', spans: [{ text: 'Nobody lends it. <b>x</b> {{company}}', strong: true }] },
      {
        kind: 'table',
        head: [[{ text: 'Who' }], [{ text: 'What' }]],
        rows: [[[{ text: 'Ann' }], [{ text: 'Front door' }]]],
      },
    ]);
  });
});

const body = paragraph('A policy');
const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 'a');

test.each([
  ['a program', 'policy.exe', 'MZ', 'Choose a Word document (.docx) or a Markdown file (.md).'],
  ['no name', 'policy', 'text', 'Choose a Word document (.docx) or a Markdown file (.md).'],
  ['a file with macros by its name', 'policy.docm', 'x', 'It contains macros. Save it as .docx.'],
  [
    'a document with macros inside',
    'policy.docx',
    docx(body, [{ name: 'word/vbaProject.bin', content: 'x' }]),
    'It contains macros or other code. Save it as a plain .docx.',
  ],
  ['a document that is none', 'policy.docx', 'text', 'It is not a Word document, or it is damaged.'],
  [
    'another archive',
    'policy.docx',
    zipFile([{ name: 'a.txt', content: 'a' }]),
    'It is not a Word document, or it is damaged.',
  ],
  ['half a document', 'policy.docx', docx(body).subarray(0, 700), 'It is not a Word document, or it is damaged.'],
  [
    'a document with a password',
    'policy.docx',
    docx(body, [{ name: 'word/x.xml', content: 'x', isEncrypted: true }]),
    'It is password-protected. Save it without a password.',
  ],
  [
    'an old or protected document',
    'policy.docx',
    Buffer.from('d0cf11e0a1b11ae10000', 'hex'),
    'It is password-protected or was created in an old version of Word. Save it as .docx without a password.',
  ],
  [
    'a bomb',
    'policy.docx',
    docx(body, [{ name: 'word/media/a.png', content: megabytes(61) }]),
    'It’s far too large once it is unzipped.',
  ],
  [
    'a bomb that lies about its size',
    'policy.docx',
    docx(body, [{ name: 'word/media/a.png', content: megabytes(61), claimedSize: 10 }]),
    'It is not a Word document, or it is damaged.',
  ],
  [
    'a part twice',
    'policy.docx',
    docx(body, [{ name: 'word/document.xml', content: '<x/>' }]),
    'It is not a Word document, or it is damaged.',
  ],
  ['a document whose text is no XML', 'policy.docx', docx('<w:p>'), 'It cannot be read.'],
  ['a document without words', 'policy.docx', docx(paragraph(' ')), 'There is no text in it.'],
  [
    'Markdown in another encoding',
    'policy.md',
    Buffer.from('Gäste', 'latin1'),
    'It is not UTF-8 text. Save it with UTF-8 encoding.',
  ],
  ['a picture as Markdown', 'policy.md', Buffer.from('a\0b'), 'It isn’t a text file.'],
  ['Markdown of more than 1 MB', 'policy.md', megabytes(2), 'A Markdown file can be at most 1 MB.'],
  ['a text that is too long', 'policy.md', 'word '.repeat(25_000), 'This text is too long for one policy.'],
])('V5.2.1/5.2.2/5.2.3 %s is refused and leaves nothing behind', async (_title, fileName, content, reason) => {
  const before = (await member.browser.call(policyList, {})).body.data.length;
  const answer = await upload(fileName, content);
  expect(answer).toMatchObject({
    status: 400,
    errors: [{ code: 'POLICY_FILE_REFUSED', field: 'file', message: `Cannot upload file. ${reason}` }],
  });
  expect((await member.browser.call(policyList, {})).body.data).toHaveLength(before);
});
