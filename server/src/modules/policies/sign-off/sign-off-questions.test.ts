import { randomUUID } from 'node:crypto';
import { policyDownload, policyLoad, policySave } from '@portal/contract/policies/policies.calls.ts';
import * as calls from '@portal/contract/policies/sign-off.calls.ts';
import { wordsOf } from '@portal/domain/policies/reading-minutes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfText } from '../../../documents/testing/pdf-text.ts';
import { type Member, signInNewMember } from '../../../testing/people.ts';
import { newestLinkToken, queuedMails } from '../../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { libraryPolicy } from '../library/policy-content.ts';
import { rightAnswers } from '../testing/right-answers.ts';

const POLICY = 'acceptable-use';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

type Changes = { readonly minor?: boolean; readonly values?: Record<string, string | number>; readonly text?: string };

async function approve({ browser }: Member, { minor = false, values = {}, text }: Changes = {}): Promise<number> {
  const { data } = (await browser.call(policyLoad, { policyType: POLICY, version: null })).body;
  const { id, name, version, saved } = data;
  const customValues = { ...data.customValues, ...values };
  const policy = { id, name, version, saved, customValues, customPolicy: text ?? data.customPolicy, minor } as const;
  const answer = await browser.call(policySave, { policy: { ...policy, status: 'Active' } });
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.data.version;
}

async function asked(names: readonly string[], changes: Changes = {}) {
  const member = await signInNewMember(portal);
  const version = await approve(member, changes);
  const people = names.map((name) => ({ name, email: `${randomUUID()}@firm.example` }));
  await member.browser.call(calls.askSignOff, { policyId: POLICY, version, people });
  const token = (name: string) =>
    newestLinkToken(portal, people.find((one) => one.name === name)?.email ?? '', 'sign-off-request');
  const mails = async (name: string) =>
    (await queuedMails(portal, people.find((one) => one.name === name)?.email ?? '')).length;
  return { member, version, token, mails };
}

const read = async (token: string, version: number) =>
  (await portal.browser().call(calls.readSignOffText, { token, policyId: POLICY, version })).body.data;

type Answers = { question: string; option: number }[];
async function acknowledge(token: string, version: number, answersTo: (right: Answers) => Answers = (right) => right) {
  const { contentHash, questions } = await read(token, version);
  const answers = answersTo(rightAnswers(questions));
  return portal.browser().call(calls.acknowledgePolicy, { token, policyId: POLICY, version, contentHash, answers });
}
const peopleOf = async ({ browser }: Member, version: number) =>
  (await browser.call(calls.readSignOff, { policyId: POLICY, version })).body.data;
const csvOf = async ({ browser }: Member) =>
  (await browser.call(calls.exportSignOffs, { policyId: POLICY })).raw.toString();

describe('two questions about the part for everyone', () => {
  test('are asked in an order of the person’s own, without the right one; its minutes count', async () => {
    const names = ['Ann', 'Ben', 'Cleo', 'Dev', 'Elif'];
    const { version, token } = await asked(names);
    const texts = await Promise.all(names.map(async (name) => read(await token(name), version)));
    const orders = texts.map(({ questions }) => questions.map(({ options }) => options.join()).join());
    expect(new Set(orders).size).toBeGreaterThan(1);
    const [first] = texts;
    expect(first).toMatchObject({ readingMinutes: 1, textLanguage: 'en', changed: null, carriedFrom: null });
    expect(first?.questions).toHaveLength(2);
    expect(JSON.stringify(first)).not.toMatch(/"right"|"why"/);
    expect(JSON.stringify(first?.summary)).toContain('Lock your screen');
    expect(JSON.stringify(first?.rest)).not.toContain('Do not plug in');
    expect(wordsOf(JSON.stringify(first?.rest))).toBeGreaterThan(800);
    expect(await read(await token('Ann'), version)).toEqual(first);
    const { policies } = (await portal.browser().call(calls.openSignOff, { token: await token('Ann') })).body.data;
    expect(policies).toMatchObject([{ readingMinutes: 1 }]);
  });

  test('a wrong answer is told why and recorded nowhere; after right ones the record keeps both', async () => {
    const { member, version, token } = await asked(['Ann']);
    const ann = await token('Ann');
    const wrong = await acknowledge(ann, version, ([first, second]) => [
      first ?? { question: '', option: 0 },
      { question: second?.question ?? '', option: ((second?.option ?? 0) + 1) % 3 },
    ]);
    const why = libraryPolicy(POLICY, 'en')?.questions[1]?.why;
    expect(wrong.body.data).toEqual({ acknowledgedAt: null, wrong: [{ question: expect.any(String), why }] });
    expect(await peopleOf(member, version)).toMatchObject({
      acknowledged: 0,
      people: [{ state: 'open', questions: 0 }],
    });
    const right = await acknowledge(ann, version);
    expect(right.body.data).toMatchObject({ acknowledgedAt: expect.any(String), wrong: [] });
    expect(await peopleOf(member, version)).toMatchObject({ people: [{ state: 'acknowledged', questions: 2 }] });
    expect(await csvOf(member)).toContain(
      'You find a USB drive in the parking lot. What do you do with it? – Hand it to IT',
    );
    expect(await read(ann, version)).toMatchObject({ questions: [] });
  });

  test.each<[string, (right: Answers) => Answers]>([
    ['no answers', () => []],
    ['one answer', (right) => right.slice(0, 1)],
    ['an option that there is not', (right) => right.map((one) => ({ ...one, option: 9 }))],
    ['questions of another library', (right) => right.map(({ option }, at) => ({ question: `999.${at + 1}`, option }))],
  ])('%s confirm nothing', async (_, answersTo) => {
    const { member, version, token } = await asked(['Ann']);
    const refused = await acknowledge(await token('Ann'), version, answersTo);
    expect(refused).toMatchObject({ status: 409, errors: [{ code: 'SIGN_OFF_QUESTIONS_OPEN' }] });
    expect(await peopleOf(member, version)).toMatchObject({ acknowledged: 0 });
  });

  test('a text of the firm’s own has none where it says something else to everyone, and is confirmed as before', async () => {
    const own = await asked(['Ann'], { text: '## For everyone\n\nHalten Sie sich daran.\n\n## Purpose\n\nOrdnung.\n' });
    const text = await read(await own.token('Ann'), own.version);
    expect(text).toMatchObject({ questions: [], textLanguage: null, summary: [{ kind: 'paragraph' }] });
    expect((await acknowledge(await own.token('Ann'), own.version)).body.data.acknowledgedAt).not.toBeNull();
    expect(await peopleOf(own.member, own.version)).toMatchObject({
      people: [{ state: 'acknowledged', questions: 0 }],
    });

    const whole = await asked(['Ben'], { text: 'Just do it.\n' });
    const withoutPart = await read(await whole.token('Ben'), whole.version);
    expect(withoutPart).toMatchObject({ summary: null, questions: [], changed: null });
    expect(JSON.stringify(withoutPart.rest)).toContain('Just do it.');
  });

  test('a text that keeps the library’s words for everyone keeps its questions, filled with the firm’s values', async () => {
    const member = await signInNewMember(portal);
    const { source } = (await member.browser.call(policyLoad, { policyType: POLICY, version: null })).body.data;
    const { version, token } = await asked(['Ann'], {
      text: source.replace('## Purpose', '## Purpose\n\nOurs.'),
      values: { softwareDays: 7 },
    });
    const text = await read(await token('Ann'), version);
    expect(JSON.stringify(text.summary)).toContain('7 business days');
    expect(text).toMatchObject({ textLanguage: 'en' });
    expect(text.questions).toHaveLength(2);
  });
});

describe('a newer version', () => {
  test('that says the same to everyone carries confirmations over, and asks those who are missing', async () => {
    const { member, version, token, mails } = await asked(['Ann', 'Ben']);
    await acknowledge(await token('Ann'), version);
    const confirmed = (await peopleOf(member, version)).people.find(({ name }) => name === 'Ann')?.acknowledgedAt;
    portal.clock.advance(60_000);
    const second = await approve(member, { values: { securityLead: 'Robin Vale' } });
    expect([await mails('Ann'), await mails('Ben')]).toEqual([1, 2]);
    portal.clock.advance(60_000);
    const third = await approve(member, { values: { securityLead: 'Kim Vale' } });
    expect(await mails('Ann')).toBe(1);
    for (const newer of [second, third]) {
      const { people } = await peopleOf(member, newer);
      const ann = people.find(({ name }) => name === 'Ann');
      expect(ann).toMatchObject({
        state: 'acknowledged',
        acknowledgedAt: confirmed,
        carriedFrom: version,
        questions: 2,
      });
    }
    const text = await read(await token('Ann'), third);
    expect(text).toMatchObject({ acknowledgedAt: confirmed, carriedFrom: version, changed: null });
    // The record says which version was confirmed, and is of its text.
    expect(text.statement).toContain(`(version ${version})`);
    const rows = (await csvOf(member)).split('\r\n').filter((row) => row.startsWith('Ann,'));
    const cells = rows.map((row) => row.split(','));
    expect(cells.map(([, , of]) => of)).toEqual([String(third), String(second), String(version)]);
    expect(rows[0]).toMatch(new RegExp(`,${version},\\d{4}-\\d\\d-\\d\\dT`));
    const hashes = rows.map((row) => /[0-9a-f]{64}/.exec(row)?.[0]);
    expect(new Set(hashes).size).toBe(1);
    const pdf = await member.browser.call(policyDownload, { id: POLICY, version: third });
    expect((await pdfText(pdf.raw)).join('')).toMatch(
      /AnnConfirmedversion1;the“Foreveryone”partdidnotchange2questionsansweredcorrectly/,
    );
  });

  test('that says something new to everyone asks again, and shows what changed since what the person confirmed', async () => {
    const { member, version, token, mails } = await asked(['Ann', 'Ben']);
    await acknowledge(await token('Ann'), version);
    const second = await approve(member, { values: { softwareDays: 8 } });
    expect([await mails('Ann'), await mails('Ben')]).toEqual([2, 2]);
    const { changed } = await read(await token('Ann'), second);
    expect(changed).toMatchObject({ version });
    const rows = changed?.rows.filter(({ kind }) => kind !== 'same') ?? [];
    expect(rows).toHaveLength(1);
    expect(rows[0]?.right?.filter(({ isMarked }) => isMarked)).toEqual([{ text: '8', isMarked: true }]);
    // Ben confirms for the first time.
    expect((await read(await token('Ben'), second)).changed).toBeNull();
  });

  test('that is minor emails no one: what is the same for everyone is carried over, and open requests move along', async () => {
    const { member, version, token, mails } = await asked(['Ann', 'Ben']);
    await acknowledge(await token('Ann'), version);
    const second = await approve(member, { minor: true, values: { securityLead: 'Robin Vale' } });
    expect([await mails('Ann'), await mails('Ben')]).toEqual([1, 1]);
    const { people } = await peopleOf(member, second);
    expect(people.map(({ name, state, carriedFrom }) => [name, state, carriedFrom])).toEqual([
      ['Ben', 'open', null],
      ['Ann', 'acknowledged', version],
    ]);
    expect((await acknowledge(await token('Ben'), second)).body.data.acknowledgedAt).not.toBeNull();
    // A minor change to what everyone reads is not taken for confirmed.
    const third = await approve(member, { minor: true, values: { softwareDays: 9 } });
    expect(await peopleOf(member, third)).toMatchObject({ total: 0 });
  });

  test('of an own text without a part for everyone asks again, as it did before', async () => {
    const { member, version, token, mails } = await asked(['Ann'], { text: 'Do it.\n' });
    await acknowledge(await token('Ann'), version);
    const second = await approve(member, { text: 'Do it.\n' });
    expect(await mails('Ann')).toBe(2);
    expect(await peopleOf(member, second)).toMatchObject({ people: [{ state: 'open', carriedFrom: null }] });
  });
});
