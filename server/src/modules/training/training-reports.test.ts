import { trainingCertificate } from '@portal/contract/training/learning.calls.ts';
import type { REPORT_TABLES } from '@portal/contract/training/trainee.schemas.ts';
import { deleteTrainee, listTrainees, saveTrainees } from '@portal/contract/training/trainees.calls.ts';
import {
  certificateOf,
  readTrainingGrid,
  readTrainingReport,
  trainingCsv,
  trainingEvidence,
  trainingTableCsv,
} from '@portal/contract/training/training-reports.calls.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfFacts } from '../../documents/testing/pdf-facts.ts';
import type { Member } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { FIRST_COURSE, trainingSteps } from '../../testing/training.ts';
import { requireCourse } from './courses/year-courses.ts';
import { exercisesOf } from './exercises-done.ts';

let portal: TestPortal;
let member: Member;
const tokens: string[] = [];

// Six people: five have answered the first quiz, one of them rightly at the first try; one has done nothing; one has left.
beforeAll(async () => {
  portal = await startTestPortal();
  member = await steps.newFirm();
  for (const name of ['Ann', 'Bo', 'Cy', 'Di', 'Ed']) {
    const { token } = await steps.addOne(member, steps.person(name));
    tokens.push(token);
    await steps.takeQuiz(token, FIRST_COURSE, name === 'Ann' ? 8 : 0);
  }
  await member.browser.call(saveTrainees, { list: [{ ...steps.person('=cmd()'), department: '+1' }] });
  const left = await steps.addOne(member, steps.person('Flo'));
  await member.browser.call(deleteTrainee, { trainee: left.traineeId });
  member = await steps.later(member, 40);
});
afterAll(() => portal.stop());

const steps = trainingSteps(() => portal);
/** As the file itself counts them: marks of a page's background look like pages. */
const pagesOf = (source: string) => Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(source)?.[1]);

test('the report tells who is late, how far courses and months came, and what is hard', async () => {
  const { data } = (await member.browser.call(readTrainingReport, {})).body;
  expect(data.overdue.total).toBe(5);
  expect(data.overdue.rows.map(({ name }) => name)).toEqual(['=cmd()', 'Bo', 'Cy', 'Di', 'Ed']);
  expect(data.overdue.rows[0]).toMatchObject({ courseId: FIRST_COURSE, dueOn: '2026-12-21', daysLate: 10 });
  expect(data.courses[0]).toMatchObject({ assigned: 6, completed: 1, overdue: 5, score: 100 });
  expect(data.courses.filter(({ role }) => role === null)).toHaveLength(24);
  expect(data.months).toHaveLength(12);
  expect(data.months.slice(-2)).toEqual([
    { month: '2026-11', due: 0, completed: 1 },
    { month: '2026-12', due: 6, completed: 0 },
  ]);
  for (const { answers, wrong, question } of data.hardest) {
    expect(answers).toBeGreaterThanOrEqual(5);
    expect(wrong / answers).toBeGreaterThan(0.5);
    expect(question).not.toBe('');
  }
});

test('the grid has everybody who is in training, those who are late on top, with a cell for each course', async () => {
  const { data } = (await member.browser.call(readTrainingGrid, {})).body;
  expect(data.total).toBe(6);
  expect(data.courses.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(data.people.map(({ name }) => name)).toEqual(['=cmd()', 'Bo', 'Cy', 'Di', 'Ed', 'Ann']);
  const [late, , , , , ann] = data.people;
  expect(late?.department).toBe('+1');
  expect(late?.cells).toHaveLength(12);
  expect(late?.cells[0]).toEqual({ state: 'overdue', dueOn: '2026-12-21' });
  expect(ann?.cells[0]).toMatchObject({ state: 'completed' });
  expect(ann?.cells[11]).toEqual({ state: 'planned', dueOn: null });
  expect((await member.browser.call(readTrainingGrid, { page: 2 })).body.data).toMatchObject({ total: 6, people: [] });
});

test('the file holds every record, those of people who left too, and starts no formula', async () => {
  const answer = await member.browser.call(trainingCsv, {});
  expect(answer.headers['content-disposition']).toContain('training-2026-12-31.csv');
  const rows = parse(answer.raw, { bom: true, columns: true }) as Record<string, string>[];
  expect(rows).toHaveLength(7);
  expect(rows.find(({ name }) => name === 'Ann')).toMatchObject({ state: 'completed', 'correct answers': '8' });
  const [exercise] = exercisesOf(requireCourse(FIRST_COURSE));
  expect(rows.find(({ name }) => name === 'Ann')).toMatchObject({
    'exercises done': rows[0]?.['total exercises'],
    'exercises and when they were done': expect.stringContaining(`${exercise?.title} (2026-11-`),
  });
  expect(rows.find(({ name }) => name === "'=cmd()")).toMatchObject({ 'exercises done': '0' });
  expect(rows.find(({ name }) => name === 'Flo')).toMatchObject({ status: 'removed' });
  expect(rows.map(({ name }) => name)).toContain("'=cmd()");
  expect(rows.map(({ department }) => department)).toContain("'+1");
});

test('each table of the reports is a file of its own, people as a grid, and is in the log', async () => {
  const file = async (table: (typeof REPORT_TABLES)[number], headers = {}) => {
    const answer = await member.browser.call(trainingTableCsv, { table }, headers);
    expect(answer.headers['content-disposition']).toContain(`training-${table}-2026-12-31.csv`);
    return parse(answer.raw, { bom: true, columns: true }) as Record<string, string>[];
  };
  const people = await file('people');
  const [course] = (await member.browser.call(readTrainingGrid, {})).body.data.courses;
  expect(people.map(({ name }) => name)).toEqual(["'=cmd()", 'Ann', 'Bo', 'Cy', 'Di', 'Ed']);
  // Four facts of a person, and the twelve courses of the year.
  expect(Object.keys(people[0] ?? {})).toHaveLength(16);
  expect(people.map((row) => row[course?.name ?? ''])).toEqual(['overdue', 'completed', ...Array(4).fill('overdue')]);
  const roles = await file('roles');
  expect(roles).toHaveLength(12);
  expect(roles.at(-1)).toEqual({
    ...{ role: 'Everyone', 'people in the role': '6', month: '2026-12' },
    ...{ 'courses due': '6', 'of these, completed so far': '1' },
  });
  const { hardest, recall } = (await member.browser.call(readTrainingReport, {})).body.data;
  const questions = await file('questions');
  expect(questions.slice(0, 10).map(({ question }) => question)).toEqual(hardest.map(({ question }) => question));
  // Which questions five people got is drawn.
  const percents = hardest.map(({ answers, wrong }) => String(Math.round((wrong / answers) * 100)));
  expect(questions.slice(0, 10).map((row) => row['incorrect answers in percent'])).toEqual(percents);
  expect(await file('recall')).toMatchObject([
    { 'people who take two questions a week': String(recall.people), 'correct answers in percent': '' },
  ]);
  const [german] = await file('people', { 'accept-language': 'de' });
  expect(Object.values(german ?? {})).toContain('überfällig');
  const logged = await portal.database.query(
    `select details from audit_log where org_id = $1 and action = 'training.exported' and details ? 'table' order by audit_id limit 1`,
    [member.orgId],
  );
  expect(logged).toEqual([{ details: { table: 'people', records: 6 } }]);
});

describe('as a PDF', () => {
  test('the evidence for auditors is tagged and names every course', async () => {
    const answer = await member.browser.call(trainingEvidence, {});
    expect(answer.status).toBe(200);
    const { source, bookmarks } = pdfFacts(new Uint8Array(answer.raw));
    expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(bookmarks).toEqual(
      expect.arrayContaining(['How it works', 'Courses for year 1', 'People', 'People and courses', 'What is taught']),
    );
    expect(bookmarks.filter((title) => /^\d+\. /.test(title))).toHaveLength(12);
  });

  test('a certificate has one page, and is there for what was completed alone', async () => {
    const of = (token: string) => portal.browser().call(trainingCertificate, { token, courseId: FIRST_COURSE });
    const answer = await of(tokens[0] ?? '');
    expect(answer.headers['content-disposition']).toContain('Certificate');
    const { source } = pdfFacts(new Uint8Array(answer.raw));
    expect(pagesOf(source)).toBe(1);
    expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect((await of(tokens[1] ?? '')).status).toBe(404);
  });

  test('admins get the certificate of anybody who has completed a course, of nobody else, and it is in the log', async () => {
    const { trainees } = (await member.browser.call(listTrainees, {})).body.data;
    const of = (name: string, browser = member.browser) =>
      browser.call(certificateOf, {
        traineeId: trainees.find((one) => one.name === name)?.id ?? '',
        courseId: FIRST_COURSE,
      });
    const answer = await of('Ann');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="Certificate_.+\.pdf"/);
    expect(pagesOf(pdfFacts(new Uint8Array(answer.raw)).source)).toBe(1);
    expect((await of('Bo')).status).toBe(404);
    expect((await of('Ann', (await steps.newFirm()).browser)).status).toBe(404);
    const rows = await portal.database.query(
      `select subject, details from audit_log where org_id = $1 and action = 'training.certificate-downloaded'`,
      [member.orgId],
    );
    expect(rows).toEqual([{ subject: expect.stringMatching(/^trainee-/), details: { courseId: FIRST_COURSE } }]);
  });

  test('evidence and certificates are in the language of who fetches them', async () => {
    const german = { 'accept-language': 'de' };
    const evidence = await member.browser.call(trainingEvidence, {}, german);
    expect(evidence.headers['content-disposition']).toContain('schulungsnachweis-2026-12-31.pdf');
    expect(pdfFacts(new Uint8Array(evidence.raw)).bookmarks).toContain('Was gelehrt wird');
    const { trainees } = (await member.browser.call(listTrainees, {})).body.data;
    const traineeId = trainees.find(({ name }) => name === 'Ann')?.id ?? '';
    const certificate = await member.browser.call(certificateOf, { traineeId, courseId: FIRST_COURSE }, german);
    expect(certificate.headers['content-disposition']).toContain('Zertifikat');
  });

  test.each([
    ['with a name that is longer than the page', 'x'.repeat(200)],
    ['with a name that would be source', '#panic() $x$ [ ]'],
  ])('a certificate has one page %s', async (_title, name) => {
    const { token } = await steps.addOne(member, steps.person(name));
    await steps.takeQuiz(token, FIRST_COURSE);
    const answer = await portal.browser().call(trainingCertificate, { token, courseId: FIRST_COURSE });
    expect(pagesOf(pdfFacts(new Uint8Array(answer.raw)).source)).toBe(1);
  });
});
