import { stateOnSheet } from '@portal/contract/insurance/insurance.calls.ts';
import * as calls from '@portal/contract/policies/coverage.calls.ts';
import { saveRegisterEntry } from '@portal/contract/registers/registers.calls.ts';
import { EVIDENCE_MONTHS } from '@portal/domain/policies/coverage.ts';
import { FRAMEWORK_IDS } from '@portal/domain/policies/frameworks.ts';
import { sayEnglish } from '@portal/domain/texts/testing/say-english.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfFacts } from '../../../documents/testing/pdf-facts.ts';
import { type Member, signInNewMember } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { libraryPolicy } from '../library/policy-content.ts';
import { load, save } from '../testing/policy-calls.ts';
import { askedFrameworks } from './asked-frameworks.ts';
import { controlId } from './oscal-definition.ts';
import { parseQuestionnaire, readQuestionnaire } from './questionnaire.ts';
import { stableUuid } from './stable-uuid.ts';
import { oscalShape } from './testing/oscal-shape.ts';

let portal: TestPortal;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
  member = await signInNewMember(portal, 'Lark Bakery');
});
afterAll(() => portal.stop());

const read = async ({ browser }: Pick<Member, 'browser'> = member) =>
  (await browser.call(calls.readCoverage, {})).body.data;
type View = Awaited<ReturnType<typeof read>>;
const requirement = (view: View, framework: string, id: string) =>
  view.frameworks
    .find((one) => one.id === framework)
    ?.groups.flatMap(({ requirements }) => requirements)
    .find((one) => one.id === id);
const question = (view: View, id: string) =>
  view.answers.topics.flatMap(({ questions }) => questions).find((one) => one.id === id);
const oscal = async ({ browser }: Pick<Member, 'browser'>) =>
  oscalShape.parse(JSON.parse((await browser.call(calls.downloadCoverageOscal, {})).raw.toString()))[
    'component-definition'
  ];

test('a firm without policies has everything still to approve, and an OSCAL file without components', async () => {
  const view = await read();
  expect(view.approved).toBe(0);
  expect(view.frameworks.map(({ id }) => id)).toEqual(FRAMEWORK_IDS);
  for (const { counts, groups } of view.frameworks) {
    expect(counts).toMatchObject({
      evidenced: 0,
      written: 0,
      total: groups.flatMap((group) => group.requirements).length,
    });
    expect(counts.drafted + counts.none).toBe(counts.total);
  }
  expect(requirement(view, 'iso27001', 'A.5.15')).toMatchObject({
    state: 'drafted',
    takeUp: { policyId: 'access-control', policy: 'Access control' },
  });
  const technology = view.frameworks.find(({ id }) => id === 'iso27001')?.groups[0]?.requirements.map(({ id }) => id);
  expect(technology?.slice(8, 10)).toEqual(['A.5.9', 'A.5.10']);
  expect(view.answers.counts.yes).toBe(0);
  expect(await oscal(member)).not.toHaveProperty('components');
});

describe('a firm with an approved policy', () => {
  let firm: Member;
  beforeAll(async () => {
    firm = await signInNewMember(portal, 'Harbor Bakery');
    await save(firm, 'access-control', { status: 'Active' });
  });

  test('has its clauses written; what is seen makes them evidenced, what is stated does not', async () => {
    const before = await read(firm);
    expect(requirement(before, 'iso27001', 'A.5.15')).toMatchObject({ state: 'written', takeUp: null });
    expect(question(before, 'q-17')).toMatchObject({ answer: 'partly', clauses: expect.arrayContaining(['ACC-8']) });
    await firm.browser.call(stateOnSheet, { key: 'leavers-closed', value: 'yes', note: '', version: 0 });
    const stated = await read(firm);
    expect(question(stated, 'q-17')).toMatchObject({
      answer: 'yes',
      reason: 'An approved policy requires it, and the company states that it is done.',
    });
    expect(requirement(stated, 'insurance', 'leavers-closed')).toMatchObject({ state: 'written' });
    await firm.browser.call(stateOnSheet, { key: 'leavers-closed', value: 'no', note: '', version: 1 });
    expect(question(await read(firm), 'q-17')).toMatchObject({ answer: 'not-yet' });
  });

  test('whose own text dropped a heading has the clause only in the library', async () => {
    const { data } = await load(firm, 'access-control');
    const withoutFirst = (data.source ?? '').replace(/^### ACC-1 .*$/m, '### Our way');
    await save(firm, 'access-control', { customPolicy: withoutFirst, status: 'Active' });
    const view = await read(firm);
    expect(view.clauses.find(({ id }) => id === 'ACC-1')).toMatchObject({ stage: 'library' });
    expect(view.clauses.find(({ id }) => id === 'ACC-2')).toMatchObject({ stage: 'approved' });
  });

  test('gets a valid OSCAL file, the same component each time, and another one than other firms', async () => {
    const { components = [], metadata } = await oscal(firm);
    expect(metadata).toMatchObject({ title: 'Security policies of Harbor Bakery', 'oscal-version': '1.1.3' });
    const [component] = components;
    expect(components).toHaveLength(1);
    expect(component).toMatchObject({
      type: 'policy',
      title: 'Access control',
      uuid: stableUuid(`${firm.orgId}/access-control`),
    });
    expect(component?.['control-implementations']?.map(({ description }) => description)).toContain(
      'NIST Cybersecurity Framework 2.0',
    );
    const requirements =
      component?.['control-implementations']?.flatMap((one) => one['implemented-requirements']) ?? [];
    expect(requirements.map((one) => one['control-id'])).toContain('A.5.16');
    const all = JSON.stringify(await oscal(firm)).match(/"uuid":"[^"]+"/g) ?? [];
    expect(new Set(all).size).toBe(all.length);
    const other = await signInNewMember(portal);
    await save(other, 'access-control', { status: 'Active' });
    expect((await oscal(other)).components?.[0]?.uuid).not.toBe(component?.uuid);
  });

  test('shows nothing of it to another tenant', async () => {
    const other = await signInNewMember(portal);
    const view = await read(other);
    expect(view.approved).toBe(0);
    expect(view.clauses.filter(({ stage }) => stage !== 'library')).toEqual([]);
    expect(question(view, 'q-17')).toMatchObject({ answer: 'not-yet', clauses: expect.arrayContaining(['ACC-8']) });
  });

  test('downloads tables and the answer sheet, which the log tells', async () => {
    const one = await firm.browser.call(calls.downloadCoverageCsv, { framework: 'iso27001' });
    const lines = one.raw.toString().split('\r\n');
    expect(lines[0]).toContain('framework,group,requirement');
    expect(lines).toHaveLength(93 + 2);
    expect(one.headers['content-disposition']).toContain('Coverage_ISO_27001_');
    const all = (await firm.browser.call(calls.downloadCoverageCsv, { framework: 'all' })).raw.toString();
    expect(all).toContain('Cyber Essentials');
    const sheet = (await firm.browser.call(calls.downloadAnswerSheet, { format: 'csv' })).raw.toString();
    expect(sheet.split('\r\n')).toHaveLength(readQuestionnaire('en').questions.length + 2);
    expect(sheet).toContain('Access control');
    // What is not approved is no source.
    expect(sheet).not.toContain('Information security,');
    const pdf = await firm.browser.call(calls.downloadAnswerSheet, { format: 'pdf' });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdfFacts(pdf.raw).bookmarks).toContain('Access and sign-in');
    const log = await portal.database.query<{ action: string }>(
      `select distinct action from audit_log where org_id = $1 and action like 'policy.%-downloaded' order by 1`,
      [firm.orgId],
    );
    expect(log.map(({ action }) => action)).toEqual(['policy.answers-downloaded', 'policy.coverage-downloaded']);
  });

  test('reads states in German', async () => {
    const german = { 'accept-language': 'de' };
    const csv = await firm.browser.call(calls.downloadCoverageCsv, { framework: 'iso27001' }, german);
    expect(csv.raw.toString()).toContain('"Freigegeben, noch kein Nachweis"');
    expect((await firm.browser.call(calls.downloadAnswerSheet, { format: 'csv' }, german)).raw.toString()).toContain(
      'Eine freigegebene Richtlinie verlangt es.',
    );
  });
});

test('an entry of a clause’s register is evidence for a year', async () => {
  const firm = await signInNewMember(portal);
  await save(firm, 'access-control', { status: 'Active' });
  const values = { system: 'Email', dueOn: '2026-12-24', reviewer: 'Ann Lee' };
  const entry = { register: 'access-reviews', values, ticks: {}, entryId: null, version: 0 } as const;
  expect((await firm.browser.call(saveRegisterEntry, entry)).status).toBe(200);
  const view = await read(firm);
  expect(requirement(view, 'gdpr', '32(1)(d)')).toMatchObject({ state: 'evidenced', clauses: ['ACC-11'] });
  expect(view.clauses.find(({ id }) => id === 'ACC-11')?.proofs).toEqual([
    'A record in the “Access reviews” register was updated or closed in the last 12 months',
  ]);
  const change = `update register_entries set changed_at = $2 where org_id = $1`;
  const monthsAgo = new Date(portal.clock.now());
  monthsAgo.setUTCMonth(monthsAgo.getUTCMonth() - EVIDENCE_MONTHS);
  await portal.database.query(change, [firm.orgId, new Date(monthsAgo.getTime() - 1000)]);
  expect(requirement(await read(firm), 'gdpr', '32(1)(d)')).toMatchObject({ state: 'written' });
  await portal.database.query(change, [firm.orgId, new Date(monthsAgo.getTime() + 1000)]);
  expect(requirement(await read(firm), 'gdpr', '32(1)(d)')).toMatchObject({ state: 'evidenced' });
});

test('identifiers become tokens of OSCAL that stay apart', () => {
  for (const { id: framework, groups } of askedFrameworks(sayEnglish)) {
    const ids = groups.flatMap(({ items }) => items.map(({ id }) => controlId(framework, id)));
    expect(new Set(ids).size, framework).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z][A-Za-z0-9._-]*$/);
  }
  expect(controlId('nis2', '21(2)(a)')).toBe('nis2-21.2.a');
});

test('a UUID of version 5 is that of the standard', () => {
  // RFC 9562, A.4: the DNS namespace and www.example.com.
  expect(stableUuid('www.example.com', '6ba7b810-9dad-11d1-80b4-00c04fd430c8')).toBe(
    '2ed6657d-e927-568b-95e1-2665a8aea6a2',
  );
});

describe('the questionnaire', () => {
  test('asks what the library answers', () => {
    const { questions, topics } = readQuestionnaire('en');
    expect(questions).toHaveLength(70);
    expect(topics).toHaveLength(12);
    expect(libraryPolicy('access-control', 'en')?.clauses.map(({ id }) => id)).toContain('ACC-8');
  });

  const file = (question: string) =>
    `topics: [{ id: people, name: People }]\nquestions:\n  - { id: q-01, topic: people, ask: "Do you train your people?", ${question} }\n`;
  test.each([
    ['clauses: [TRA-99], anchors: {}', 'q-01: there is no clause TRA-99'],
    ['clauses: [TRA-1], anchors: { csf: [XX-1] }', 'q-01: csf has no XX-1'],
    ['clauses: [TRA-1], anchors: {}, fact: unheard-of', 'Invalid option'],
    ['clauses: [TRA-1], anchors: {}, more: 1', 'Unrecognized key'],
  ])('is refused with %s', (fault, message) => {
    expect(() => parseQuestionnaire(file(fault))).toThrow(message);
  });
});
