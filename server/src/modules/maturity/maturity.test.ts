import { brotliDecompressSync } from 'node:zlib';
import * as calls from '@portal/contract/maturity/maturity.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfFacts } from '../../documents/testing/pdf-facts.ts';
import { ELEMENTS, maturitySteps } from '../../testing/maturity-steps.ts';
import { signIn, signInNewMember } from '../../testing/people.ts';
import { statementsOf } from '../../testing/statements-of.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { addWebsite, aFinding, completeScan, startScanOf } from '../../testing/websites.ts';

const DAY_MS = 24 * 60 * 60_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const { save, read, report, answerAll, withColleague } = maturitySteps(() => portal);

test('the questions go out compressed to browsers that take that, and as they are to others', async () => {
  const { browser } = await signInNewMember(portal);
  const plain = await browser.call(calls.assessmentConfig, {});
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { host: 'localhost:3000', cookie, 'accept-encoding': 'gzip, deflate, br' };
  const packed = await portal.portal.http.inject({ url: '/api/zimm/assessmentConfig', headers });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' });
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(plain.raw.length / 3);
});

describe('answering', () => {
  test('begins with nothing, leads from question to question, and ends with the level', async () => {
    const member = await signInNewMember(portal);
    expect(await read(member)).toMatchObject({
      assessmentStatus: 'notCompleted',
      overallLevel: 0,
      percentDone: 0,
      nextQuestion: { elementPath: 'leadership' },
      lastUpdated: null,
      levelInfo: { levelName: 'None' },
      response: { questions: {} },
    });
    const completed: (string | null)[] = [];
    for (const elementPath of ELEMENTS) {
      const { data } = (await save(member, elementPath, { level: elementPath === 'backup' ? 1 : 3 })).body;
      completed.push(data.completedCategory);
    }
    expect(completed.filter((area) => area !== null)).toEqual(['people', 'process', 'technology']);
    expect(completed.indexOf('people')).toBe(6);
    expect(await read(member)).toMatchObject({
      assessmentStatus: 'completed',
      overallLevel: 1,
      levelInfo: { levelName: 'Ad hoc' },
      average: 2.9,
      countPerLevel: [0, 1, 0, 23, 0, 0],
      percentDone: 100,
      answered: 24,
      elements: 24,
      nextQuestion: null,
      completedCategory: null,
    });
  });

  test('“I don’t know” is level 0, whatever was chosen with it, and a note stays until it is changed', async () => {
    const member = await signInNewMember(portal);
    await save(member, 'mfa', { level: 4, note: 'All but the printer.' });
    await save(member, 'mfa', { level: 4, dontKnow: true, version: 1 });
    const { questions } = (await read(member)).response;
    expect(questions.mfa).toMatchObject({ level: 0, dontKnow: true, note: 'All but the printer.', version: 2 });
    await save(member, 'mfa', { level: 3, note: '', version: 2 });
    expect((await read(member)).response.questions.mfa).toMatchObject({ level: 3, dontKnow: false, note: '' });
  });

  test('what does not apply counts for nothing, with a reason, where that can be', async () => {
    const member = await signInNewMember(portal);
    const bare = await save(member, 'website', { doesNotApply: true });
    expect(bare).toMatchObject({ status: 400, body: { errors: [{ field: 'data.note' }] } });
    const always = await save(member, 'mfa', { doesNotApply: true, note: 'No mail.' });
    expect(always).toMatchObject({ status: 409, body: { errors: [{ code: 'QUESTION_APPLIES' }] } });
    await answerAll(member, { mfa: 2 });
    await save(member, 'website', { level: 5, doesNotApply: true, note: 'We have none.', version: 1 });
    const { elements, assessment } = await report(member);
    expect(assessment).toMatchObject({
      assessmentStatus: 'completed',
      overallLevel: 2,
      answered: 24,
      percentDone: 100,
    });
    expect(assessment.countPerLevel).toEqual([0, 0, 1, 22, 0, 0]);
    expect(assessment.response.questions.website).toMatchObject({ level: 0, doesNotApply: true, dontKnow: false });
    expect(elements.at(-1)).toMatchObject({ elementPath: 'website', level: null, doesNotApply: true, next: null });
    await save(member, 'website', { level: 1, note: '', version: 2 });
    expect((await read(member)).overallLevel).toBe(1);
  });

  test('two who answer the same question do not overwrite each other, and two different ones do not wait', async () => {
    const { member, colleague } = await withColleague();
    expect((await save(member, 'backup', { level: 1 })).status).toBe(200);
    const second = await save(colleague, 'backup', { level: 4 });
    expect(second).toMatchObject({ status: 409, body: { errors: [{ code: 'ANSWER_CHANGED' }] } });
    expect(second.body).toMatchObject({
      errors: [{ message: expect.stringMatching(/since you opened it: level 1, Ad hoc\.$/) }],
    });
    const mine = await save(colleague, 'backup', { level: 4, version: 1 });
    expect(mine.body.data.response.questions.backup).toMatchObject({ level: 4, answeredBy: 'Ben Ode', version: 2 });
    const both = await Promise.all([save(member, 'mfa'), save(colleague, 'updates')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const same = await Promise.all([save(member, 'logs', { level: 1 }), save(colleague, 'logs', { level: 2 })]);
    expect(same.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('the same answer sent again is no conflict and no news', async () => {
    const member = await signInNewMember(portal);
    await save(member, 'backup', { level: 1 });
    const again = await save(member, 'backup', { level: 1 });
    expect(again.body.data.response.questions.backup).toMatchObject({ version: 1 });
    const rows = await portal.database.query(
      `select 1 from audit_log where org_id = $1 and action = 'maturity.answer'`,
      [member.orgId],
    );
    expect(rows).toHaveLength(1);
  });

  test('a question that changed, or is gone, takes no answer; an older answer counts and is marked', async () => {
    const member = await signInNewMember(portal);
    for (const [path, given] of [
      ['backup', { questionVersion: 2 }],
      ['gone', {}],
    ] as const) {
      expect(await save(member, path, given)).toMatchObject({
        status: 409,
        body: { errors: [{ code: 'QUESTION_CHANGED' }] },
      });
    }
    await save(member, 'backup');
    const org = [member.orgId];
    await portal.database.query(`update maturity_answers set question_version = 0 where org_id = $1`, org);
    await portal.database.query(
      `insert into maturity_answers select org_id, 'gone', 1, 0, false, '', null, '', now(), 1 from maturity_answers where org_id = $1`,
      org,
    );
    const { response, answered, overallLevel } = await read(member);
    expect({ answered, overallLevel }).toEqual({ answered: 1, overallLevel: 2 });
    expect(Object.keys(response.questions)).toEqual(['backup']);
    expect(response.questions.backup).toMatchObject({ isOutdated: true });
  });

  test('answers are taken back one by one or all at once', async () => {
    const member = await signInNewMember(portal);
    await save(member, 'backup');
    await save(member, 'mfa');
    const remove = (data: { elementPath: string } | { all: true }) =>
      member.browser.call(calls.removeAssessment, { data });
    expect((await remove({ elementPath: 'mfa' })).body.data).toMatchObject({ answered: 1 });
    expect((await remove({ elementPath: 'mfa' })).body.data).toMatchObject({ answered: 1 });
    expect((await remove({ all: true })).body.data).toMatchObject({
      answered: 0,
      nextQuestion: { elementPath: 'leadership' },
    });
    expect((await report(member)).history).toEqual([]);
    // Who saw the answer that was taken back may answer anew.
    expect((await save(member, 'mfa', { version: 1 })).status).toBe(200);
  });
});

describe('the report', () => {
  test('has the weakest first with what comes next, the plan, and the history by days', async () => {
    const member = await signInNewMember(portal);
    await answerAll(member, { backup: 1, logs: 2, updates: 5 });
    await save(member, 'mfa', { dontKnow: true, version: 1 });
    portal.clock.advance(DAY_MS);
    const later = { browser: await signIn(portal, member.email) };
    await save(later, 'mfa', { level: 4, version: 2 });
    const { company, elements, history, plan, assessment } = await report(later);
    expect(company).toBe('Harbor Bakery Ltd');
    expect(assessment).toMatchObject({ overallLevel: 1, answered: 24 });
    expect(elements.slice(0, 2)).toMatchObject([
      { elementPath: 'backup', level: 1, levelName: 'Ad hoc', next: { from: 1 }, findOut: null },
      { elementPath: 'logs', level: 2, next: { from: 2 } },
    ]);
    expect(elements.at(-1)).toMatchObject({ elementPath: 'updates', level: 5, next: null });
    expect(history.map(({ overall, answered }) => [overall, answered])).toEqual([
      [0, 24],
      [1, 24],
    ]);
    const items = plan?.phases.flatMap((phase) => phase.items) ?? [];
    expect(items[0]).toMatchObject({ elementPath: 'backup', from: 1 });
    expect(plan).toMatchObject({ done: 0, total: items.length, hours: 24 });
    expect(items.reduce((sum, { hours }) => sum + hours, 0)).toBe(plan?.plannedHours);
    expect(plan?.plannedHours).toBeLessThanOrEqual(24);
    expect(plan?.phases.map(({ fromDay, toDay }) => [fromDay, toDay])).toEqual([
      [0, 30],
      [31, 60],
      [61, 90],
    ]);
  });

  test('holds answers against what the portal knows', async () => {
    const member = await signInNewMember(portal);
    const targetId = await addWebsite(member, 'Shop');
    await completeScan(portal, await startScanOf(member, targetId), [aFinding({ severity: 'high' })]);
    await save(member, 'mfa', { level: 4 });
    await save(member, 'policies', { level: 3 });
    await save(member, 'website', { level: 2 });
    await save(member, 'backup', { level: 3 });
    const verdicts = Object.fromEntries(
      (await report(member)).elements.map(({ elementPath, evidence }) => [elementPath, evidence?.verdict ?? null]),
    );
    expect(verdicts).toMatchObject({
      mfa: 'contradicted',
      policies: 'contradicted',
      website: 'supported',
      backup: 'claimed',
      leadership: null,
    });
  });

  test('takes fewer than five SQL statements, however much there is', async () => {
    const member = await signInNewMember(portal);
    const readReport = () => member.browser.call(calls.maturityReport, {});
    // What every call asks for: the session and the plan's module.
    const ofEveryCall = (await statementsOf(() => member.browser.call(calls.assessmentConfig, {}))).statements;
    expect((await statementsOf(readReport)).statements - ofEveryCall).toBe(4);
    await answerAll(member);
    await addWebsite(member, 'Shop');
    const { answer, statements } = await statementsOf(readReport);
    expect(answer.body.data.elements).toHaveLength(24);
    expect(statements - ofEveryCall).toBe(4);
  });

  test('is a tagged PDF with a file name of the day, once there is something to report', async () => {
    const member = await signInNewMember(portal);
    const empty = await member.browser.call(calls.maturityPdf, {});
    expect(empty).toMatchObject({ status: 409 });
    await answerAll(member, { backup: 0, logs: 1 });
    await portal.database.query(
      `insert into maturity_levels (org_id, on_day, at, overall, average, answered, elements)
       select org_id, on_day - 30, at - interval '30 days', 0, 1.5, 20, elements from maturity_levels where org_id = $1`,
      [member.orgId],
    );
    const file = await member.browser.call(calls.maturityPdf, {});
    expect(file.status).toBe(200);
    expect(String(file.headers['content-disposition'])).toMatch(/CyberMaturityReport_\d{4}-\d{2}-\d{2}\.pdf/);
    expect(pdfFacts(file.raw).bookmarks).toEqual(
      expect.arrayContaining([
        'All elements at a glance',
        'Your 90-day plan',
        'Elements, weakest first',
        'Your progress',
      ]),
    );
  });
});

describe('the 90-day plan', () => {
  test('keeps what is done, and refuses what is not part of it', async () => {
    const member = await signInNewMember(portal);
    await save(member, 'backup', { level: 1 });
    await save(member, 'mfa', { dontKnow: true });
    const mark = (elementPath: string, from: number, step: number, done = true) =>
      member.browser.call(calls.planStep, { elementPath, from, step, done });
    expect((await mark('backup', 1, 1)).body.data).toMatchObject({ done: 1 });
    expect((await mark('mfa', 0, 0)).body.data).toMatchObject({ done: 2 });
    expect((await mark('backup', 1, 1, false)).body.data).toMatchObject({ done: 1 });
    for (const [path, from, step] of [
      ['backup', 4, 1],
      ['leadership', 0, 1],
      ['mfa', 0, 1],
    ] as const) {
      expect(await mark(path, from, step)).toMatchObject({ status: 409, body: { errors: [{ code: 'PLAN_CHANGED' }] } });
    }
  });

  test('fills the hours that the firm says it has, and keeps them', async () => {
    const member = await signInNewMember(portal);
    await answerAll(member, { backup: 0, mfa: 0 });
    const { plan } = await report(member);
    const answer = await member.browser.call(calls.planHours, { hours: 60 });
    expect(answer.body.data).toMatchObject({ hours: 60 });
    expect(answer.body.data?.plannedHours).toBeGreaterThan(plan?.plannedHours ?? 24);
    expect((await report(member)).plan).toEqual(answer.body.data);
    expect(await member.browser.call(calls.planHours, { hours: 1 })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'hours' }] },
    });
    expect((await report(member)).plan?.hours).toBe(60);
  });
});
