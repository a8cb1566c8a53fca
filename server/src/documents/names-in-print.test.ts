import { expect, test } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';
import { policyModel } from './policy-model.ts';
import { printedPaper } from './printed-model.ts';
import { pdfFacts } from './testing/pdf-facts.ts';
import { pdfText } from './testing/pdf-text.ts';
import { brand, say } from './testing/scan-report-samples.ts';
import { worldFamilies } from './typesetting/document-fonts.ts';
import { typesetDocument } from './typesetting/typeset-document.ts';

const FIRM = 'Bäckerei "Müller" & Söhne 🥐 日本';
const ADMIN = "Jäne 李 O'Ñandú-Öz";
const BOX = '□';

const certificate = (name: string, organisation = FIRM) =>
  typesetDocument('certificate', {
    ...printedPaper({ brand, logo: null, say }),
    words: {
      ...{ title: 'Certificate', description: name, heading: 'Certificate of completion', goals: 'Goals:' },
      ...{ passed: `of ${organisation} passed the course`, date: 'Date', version: 'Version' },
      ...{ answers: 'Answers', number: 'Number', check: 'Check it at' },
    },
    name,
    course: 'Phishing',
    goals: ['Recognize a forged message'],
    date: 'Nov 22, 2026',
    version: 1,
    score: '8 of 8',
    code: 'ABCD-EFGH',
    address: 'https://portal.example/verify/ABCD-EFGH',
  });
const textOf = async (pdf: Uint8Array) => (await pdfText(pdf)).join('');
const withoutBlanks = (text: string) => text.replace(/\s/gu, '');

test.each([
  ['Chinese', '李 小龙'],
  ['Chinese of a rare character', '龘䶮'],
  ['Japanese', 'さくら 山田'],
  ['Korean', '김 한글'],
  ['Thai', 'ไทย'],
  ['Hindi', 'हिन्दी'],
  ['Hebrew', 'עברית'],
  ['Arabic', 'مرحبا'],
  ['Armenian', 'Հայերեն'],
  ['Georgian', 'ქართული'],
  ['Tamil', 'தமிழ்'],
  ['Bengali', 'বাংলা'],
  ['Amharic', 'አማርኛ'],
  ['emoji', 'Ann 🥐 ✅️ 👩‍🍳'],
  ['several at once', ADMIN],
])('a certificate bears a name in %s, in letters that can be copied', async (_, name) => {
  const pdf = certificate(name);
  const text = await textOf(pdf);
  expect(text).not.toContain(BOX);
  // Readers put the signs of some scripts in the order in which they are drawn: each has to be there.
  const signs = Array.from(withoutBlanks(name).replace(/[\u200d\ufe0f]/g, ''));
  expect(signs.filter((sign) => !text.normalize('NFKC').includes(sign.normalize('NFKC')))).toEqual([]);
  expect(text).toContain('日本');
  expect(text).toContain('🥐');
});

test('the cover of a policy names firm and approver as they are written, and so does its title', async () => {
  const model = policyModel({
    library: null,
    history: [],
    brand: { ...brand, brandNameLong: '安全 Care' },
    logo: null,
    say,
    organisationName: FIRM,
    name: '방침 Acceptable use',
    purpose: 'Says what is allowed.',
    audience: 'Everybody',
    version: 1,
    status: 'Active',
    approver: ADMIN,
    approvedAt: new Date('2026-11-21T20:00:00Z'),
    nextReview: new Date('2027-11-21T20:00:00Z'),
    savedAt: new Date('2026-11-21T20:00:00Z'),
    text: parseMarkdown('## Purpose\n\n`안녕` means hello.'),
    createdAt: new Date('2026-12-24T20:00:00Z'),
    acknowledgements: [],
  });
  const pdf = typesetDocument('policy', model);
  const text = await textOf(pdf);
  for (const part of [FIRM, ADMIN, '방침', '안녕', '安全']) expect(text).toContain(withoutBlanks(part));
  expect(text).not.toContain(BOX);
  expect(pdfFacts(pdf).bookmarks.join()).toContain('방침');
});

test('a document without such names holds none of the fonts for them, one with a name only those it needs', () => {
  const fontsOf = (pdf: Uint8Array) =>
    new Set([...pdfFacts(pdf).source.matchAll(/\/FontName \/[A-Z]{6}\+(\w+)/g)].map((match) => match[1]));
  expect([...fontsOf(certificate('Ann', 'Harbor'))].filter((font) => font?.startsWith('Noto'))).toEqual([]);
  expect([...fontsOf(certificate('李', 'Harbor'))].filter((font) => font?.startsWith('Noto'))).toEqual(['NotoSansSC']);
});

test('Japanese forms come first where kana say that a text is Japanese', () => {
  expect(worldFamilies('山田')).toContain('Noto Sans SC');
  const isBefore = (text: string) =>
    worldFamilies(text).indexOf('Noto Sans JP') < worldFamilies(text).indexOf('Noto Sans SC');
  expect([isBefore('山田'), isBefore('山田さくら')]).toEqual([false, true]);
});

test('what no font has is still a box', async () => {
  expect(await textOf(certificate('Ann 𓀀'))).toContain(`Ann${BOX}`);
});
