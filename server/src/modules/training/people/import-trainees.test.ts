import { randomBytes } from 'node:crypto';
import { checkTrainees, saveTraineesBulk, traineesTemplate } from '@portal/contract/training/trainee-import.calls.ts';
import { editTrainee, listTrainees, saveTrainees } from '@portal/contract/training/trainees.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePlans } from '../../../testing/change-plans.ts';
import type { Member } from '../../../testing/people.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { statementsOf } from '../../../testing/statements-of.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { trainingSteps } from '../../../testing/training.ts';
import { workbookOf, zipOf } from '../../../testing/workbook.ts';
import { welcomePeople } from '../training.jobs.ts';
import { welcomeTraineesJob } from '../training.kinds.ts';

let portal: TestPortal;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
  member = await steps.newFirm();
});
afterAll(() => portal.stop());

const steps = trainingSteps(() => portal);
const asFile = (content: string | Uint8Array, fileName = 'people.csv') => ({
  file: { fileName, bytes: typeof content === 'string' ? Buffer.from(content) : content },
});
const check = (content: string | Uint8Array, of: Pick<Member, 'browser'> = member) =>
  of.browser.call(checkTrainees, asFile(content));
const rowsOf = async (content: string | Uint8Array) => (await check(content)).body.data.rows;
const save = (
  content: string | Uint8Array,
  of: Pick<Member, 'browser'> = member,
  skipErrors: 'true' | 'false' = 'false',
) => of.browser.call(saveTraineesBulk, { ...asFile(content), skipErrors });
const namesOf = async ({ browser }: Pick<Member, 'browser'>) =>
  (await browser.call(listTrainees, {})).body.data.trainees.map(({ name }) => name);

describe('a list is read', () => {
  const TEXT = 'E-Mail;First name;Last name;Team\nzoe@firm.example;Zoë;Größe;Büro\n';
  test.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8', Buffer.from(`\ufeff${TEXT}`)],
    ['UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
    ['UTF-16', Buffer.from(TEXT, 'utf16le')],
    ['UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(TEXT, 'latin1')],
  ])('in %s', async (encoding, bytes) => {
    const { body } = await check(bytes);
    expect(body.data).toMatchObject({
      encoding,
      rows: [{ line: 2, email: 'zoe@firm.example', name: 'Zoë Größe', department: 'Büro', kind: 'new' }],
      counts: { new: 1, error: 0 },
      seats: { plan: 25, used: 0, needed: 1 },
    });
    expect(body.data.columns.map(({ column }) => column)).toEqual(['email', 'firstName', 'lastName', 'department']);
  });

  test('with roles as people call them; what is no role is told', async () => {
    expect(
      await rowsOf(
        'Name;Mail;Roles\nAnn;ann@firm.example;"Money, remote"\nBo;bo@firm.example;Empfang und Telefon\nCy;cy@firm.example;Pilot\n',
      ),
    ).toMatchObject([
      {
        name: 'Cy',
        kind: 'error',
        problems: [{ column: 'roles', text: expect.stringContaining('Money and invoices') }],
      },
      { name: 'Ann', roles: ['money', 'remote'], kind: 'new' },
      { name: 'Bo', roles: ['front-desk'], kind: 'new' },
    ]);
  });

  test('parted by commas, semicolons or tabs, with quotation marks', async () => {
    for (const sign of [',', ';', '\t'])
      expect(await rowsOf(`Name${sign}Mail\n"Lee${sign} ""Ann"""${sign}ann@firm.example\n`)).toMatchObject([
        { name: `Lee${sign} "Ann"`.trim(), email: 'ann@firm.example' },
      ]);
  });

  test('from a workbook, with its days', async () => {
    const bytes = workbookOf([
      ['Email', 'Name', 'Start'],
      ['ann@firm.example', 'Ann & Lee', { day: '2026-12-01' }],
      [],
      ['bo@firm.example', 'Bo', '2026-12-02'],
    ]);
    expect(await rowsOf(bytes)).toMatchObject([
      { line: 2, name: 'Ann & Lee', startedOn: '2026-12-01' },
      { line: 4, name: 'Bo', startedOn: '2026-12-02' },
    ]);
  });

  test('without headings, as it is copied from a mail', async () => {
    expect(await rowsOf('Ann Lee <Ann@Firm.example>\nbo.ng@firm.example')).toMatchObject([
      { name: 'Ann Lee', email: 'ann@firm.example' },
      { name: 'Bo Ng', email: 'bo.ng@firm.example' },
    ]);
    expect(await rowsOf('Ann Lee <ann@firm.example>; Bo Ng <bo@firm.example>')).toMatchObject([
      { name: 'Ann Lee' },
      { name: 'Bo Ng' },
    ]);
    expect(await rowsOf('Ann Lee,ann@firm.example,Sales')).toMatchObject([{ name: 'Ann Lee', department: 'Sales' }]);
  });

  test('and every row says what is wrong with it, before anything is written', async () => {
    const { body } = await check(
      [
        'Email,Name,Start',
        'good@firm.example,Good,',
        'no address,Bad,',
        ',Nobody,',
        'noname@firm.example,,',
        'day@firm.example,Day,12/01/2026',
        'GOOD@firm.example,Again,',
        `long@firm.example,${'x'.repeat(201)},`,
      ].join('\n'),
    );
    expect(body.data.counts).toEqual({ new: 1, update: 0, unchanged: 0, duplicate: 1, error: 5 });
    expect(body.data.rows.map(({ line, problems }) => [line, problems[0]?.column ?? null])).toEqual([
      [3, 'email'],
      [4, 'email'],
      [5, 'name'],
      [6, 'startedOn'],
      [7, 'email'],
      [8, 'name'],
      [2, null],
    ]);
    expect(await namesOf(member)).toEqual([]);
  });
});

describe('a list is refused', () => {
  const bomb = () => zipOf([{ name: 'xl/worksheets/sheet1.xml', bytes: Buffer.alloc(60 * 1024 * 1024) }]);
  /** Claims ten bytes and unpacks to many. */
  const lyingBomb = () =>
    zipOf([{ name: 'xl/worksheets/sheet1.xml', bytes: Buffer.alloc(60 * 1024 * 1024), claims: 10 }]);
  test.each<[string, () => string | Uint8Array, RegExp]>([
    ['that is empty', () => '\n\n', /empty/],
    ['that has no addresses', () => 'Name,Phone\nAnn,1\n', /Email/],
    ['that has headings alone', () => 'Email,Name\n', /no people/],
    ['with broken quotation marks', () => 'Email,Name\n"ann@firm.example,Ann\n', /quotation marks/],
    ['that is binary', () => Uint8Array.from([1, 2, 0, 0, 7, 0, 255]), /not a list/],
    ['that is random', () => Uint8Array.from([0x81, 1, 2, 3, 0xff, 4, 5]), /not a list/],
    ['that is an old workbook', () => Buffer.from('d0cf11e0a1b11ae1ffff', 'hex'), /\.xls/],
    ['that is a PDF', () => '%PDF-1.7 x', /PDF/],
    ['that is a broken workbook', () => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)]), /workbook/],
    ['with macros', () => zipOf([{ name: 'xl/vbaProject.bin', bytes: Buffer.from('x') }]), /macros/],
    ['that unpacks to too much', bomb, /unzipped/],
    ['that claims to unpack to less', lyingBomb, /workbook/],
    ['with a cell at the end of the world', () => workbookOf([['Email']], 'XFD1048576'), /far below/],
    ['with too many rows', () => `Email,Name\n${'a@firm.example,A\n'.repeat(10_001)}`, /10,000 rows/],
  ])('V5.2.2 %s, with the reason', async (_title, make, reason) => {
    const answer = await check(make());
    expect(answer).toMatchObject({ status: 400, errors: [{ code: 'TRAINEE_FILE_REFUSED' }] });
    expect(answer.errors[0]?.message).toMatch(/^Cannot upload file\. [A-Z]/);
    expect(answer.errors[0]?.message).toMatch(reason);
  });

  test('V5.2.1 that is larger than ten megabytes', async () => {
    const answer = await check(randomBytes(10 * 1024 * 1024 + 1));
    expect(answer).toMatchObject({
      status: 413,
      errors: [{ message: 'Cannot upload file. It is larger than 10 MB.' }],
    });
  });
});

describe('a list is written', () => {
  test('whole or not at all, unless rows with errors are left out', async () => {
    const firm = await steps.newFirm();
    const list = 'Email,Name\none@firm.example,One\nwrong,Two\n';
    expect(await save(list, firm)).toMatchObject({ status: 409, errors: [{ code: 'TRAINEE_FILE_HAS_ERRORS' }] });
    expect(await namesOf(firm)).toEqual([]);
    expect((await save(list, firm, 'true')).body.data).toEqual({ added: 1, updated: 0, unchanged: 0, skipped: 1 });
    expect(await namesOf(firm)).toEqual(['One']);
  });

  test('within the seats of the plan', async () => {
    const firm = await steps.newFirm();
    const list = `Email,Name\n${Array.from({ length: 26 }, (_, index) => `p${index}@firm.example,P\n`).join('')}`;
    expect((await save(list, firm)).errors).toMatchObject([{ code: 'SEATS_EXCEEDED' }]);
    expect(await namesOf(firm)).toEqual([]);
  });

  test('V15.2.2 in statements of five hundred people at most', async () => {
    const firm = await steps.newFirm();
    await changePlans(portal, ({ planDetail }) => ({ planDetail: { ...planDetail, trainingNumberOfSeats: 2000 } }));
    const saved = async (name: string) => {
      const lines = Array.from({ length: 1100 }, (_none, place) => `p${place}@firm.example,${name}\n`);
      const { answer, longestList } = await statementsOf(() => save(`Email,Name\n${lines.join('')}`, firm));
      return { ...answer.body.data, longestList };
    };
    expect(await saved('Ann')).toMatchObject({ added: 1100, updated: 0, longestList: 500 });
    expect(await saved('Bo')).toMatchObject({ added: 0, updated: 1100, longestList: 500 });
  });

  test('once more: blank cells keep what is there, others change it', async () => {
    const firm = await steps.newFirm();
    await firm.browser.call(saveTrainees, {
      list: [{ email: 'ann@firm.example', name: 'Ann', department: 'Sales', startedOn: '2026-11-01' }],
    });
    const again = 'Email,Name,Department,Start\nANN@firm.example,,,\n';
    expect((await check(again, firm)).body.data.counts).toMatchObject({ unchanged: 1, update: 0, new: 0 });
    const changed = 'Email,Name,Department\nann@firm.example,Ann Lee,\n';
    expect((await save(changed, firm)).body.data).toMatchObject({ added: 0, updated: 1 });
    const { trainees } = (await firm.browser.call(listTrainees, {})).body.data;
    expect(trainees).toMatchObject([{ name: 'Ann Lee', department: 'Sales', startedOn: '2026-11-01', revision: 1 }]);
    const [row] = trainees;
    if (row === undefined) throw new Error('Nobody is there');
    const stale = await firm.browser.call(editTrainee, { trainees: { ...row, revision: 0 } });
    expect(stale.errors).toMatchObject([{ code: 'CHANGED_ELSEWHERE' }]);
  });

  test('and everybody new is mailed once, also when the job runs twice', async () => {
    const firm = await steps.newFirm();
    await save('Email,Name\nmailed@firm.example,Mailed\n', firm);
    const [job] = await portal.database.query<{ data: Record<string, unknown> }>(
      `select data from jobs.job where name = 'welcome-trainees' and data->>'orgId' = $1`,
      [firm.orgId],
    );
    const run = () => welcomePeople(portal.portal.services, welcomeTraineesJob.payload.parse(job?.data));
    await Promise.all([run(), run()]);
    await run();
    expect((await queuedMails(portal, 'mailed@firm.example')).map(({ request }) => request.kind)).toEqual([
      'training-welcome',
    ]);
  });

  test('from the template that is offered', async () => {
    const firm = await steps.newFirm();
    for (const [language, fileName, heading] of [
      ['en', 'people.csv', 'Email'],
      ['de', 'personen.csv', 'E-Mail'],
      ['es', 'personas.csv', 'Correo'],
    ] as const) {
      const template = await firm.browser.call(traineesTemplate, {}, { 'accept-language': language });
      expect(template.headers['content-disposition']).toContain(fileName);
      expect(template.raw.toString()).toContain(heading);
      const { columns, counts } = (await check(template.raw, firm)).body.data;
      expect(columns.map(({ column }) => column)).toEqual([
        'email',
        language === 'es' ? 'firstName' : 'name',
        'department',
        'startedOn',
        'roles',
      ]);
      expect(counts).toMatchObject({ new: 2, error: 0 });
    }
  });
});
