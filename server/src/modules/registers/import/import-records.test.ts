import {
  checkRegisterImport,
  importRegister,
  registerTemplate,
} from '@portal/contract/registers/register-files.calls.ts';
import { readRegister, readRegisterEntry, registerCsv } from '@portal/contract/registers/registers.calls.ts';
import { REGISTER_IDS } from '@portal/domain/registers/register.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Member, signInNewMember } from '../../../testing/people.ts';
import { nextAddress } from '../../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { workbookOf } from '../../../testing/workbook.ts';

let portal: TestPortal;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
  member = await signInNewMember(portal);
});
afterAll(() => portal.stop());

type Sent = { readonly fileName: string; readonly bytes: Uint8Array };
const csv = (...lines: readonly string[]): Sent => ({ fileName: 'list.csv', bytes: Buffer.from(lines.join('\r\n')) });
const HEAD = 'Company,What they do for you,If they fail,Last reviewed on,Owner,Owner’s email,Fax';
const GOOD = 'Northgate,Payroll,We cannot work,2026-03-12,Ann Lee,ANN@firm.example,1';
const BAD = ',Hosting,badly,3/12/2026,,nobody,2';
const check = (file: Sent, who = member) => who.browser.call(checkRegisterImport, { register: 'suppliers', file });
const write = (file: Sent, skipErrors: 'true' | 'false' = 'false', who = member) =>
  who.browser.call(importRegister, { register: 'suppliers', file, skipErrors });
const list = async (who = member) =>
  (await who.browser.call(readRegister, { register: 'suppliers', state: 'all' })).body.data;

test('a file is looked at row by row: each fault at its column, and nothing is written', async () => {
  const { rows, counts, columns } = (await check(csv(HEAD, GOOD, BAD, GOOD))).body.data;
  expect(counts).toEqual({ new: 1, duplicate: 1, error: 1 });
  expect(columns.at(0)).toEqual({ heading: 'Company', column: 'Company' });
  expect(columns.at(-1)).toEqual({ heading: 'Fax', column: null });
  expect(rows).toEqual([
    {
      line: 3,
      kind: 'error',
      title: '',
      problems: [
        { column: 'Company', text: 'Please fill this in.' },
        {
          column: 'If they fail',
          text: 'Please choose one of: We would hardly notice, Part of the work stops, We cannot work.',
        },
        { column: 'Last reviewed on', text: 'Please enter the date as year-month-day, such as 2026-11-22.' },
        { column: 'Owner’s email', text: 'Please enter a valid email address.' },
      ],
    },
    { line: 4, kind: 'duplicate', title: 'Northgate', problems: [] },
    { line: 2, kind: 'new', title: 'Northgate', problems: [] },
  ]);
  expect((await list()).total).toBe(0);
});

test('a file is written whole or not at all, unless rows with errors are left out', async () => {
  const refused = await write(csv(HEAD, GOOD, BAD));
  expect(refused.errors).toMatchObject([{ code: 'REGISTER_ROWS_HAVE_ERRORS', field: 'file' }]);
  expect((await list()).total).toBe(0);
  const bare = 'Bare,Cleaning,We would hardly notice,,,,';
  expect((await write(csv(HEAD, GOOD, BAD, bare), 'true')).body.data).toEqual({ added: 2, skipped: 1 });
  const { entries } = await list();
  expect(entries).toMatchObject([
    { title: 'Bare', ownerEmail: member.email },
    { title: 'Northgate', ownerName: 'Ann Lee', ownerEmail: 'ann@firm.example', dueOn: '2027-03-12' },
  ]);
  const { entryId } = entries[0] ?? { entryId: '' };
  const { entry } = (await member.browser.call(readRegisterEntry, { entryId })).body.data;
  expect(entry.history).toMatchObject([{ kind: 'imported' }]);
  // What is there already is left out.
  expect((await write(csv(HEAD, GOOD))).body.data).toEqual({ added: 0, skipped: 1 });
});

test('a workbook is read too, and headings of every language', async () => {
  const firm = await signInNewMember(portal);
  const bytes = await workbookOf([
    ['name', 'service', 'importance'],
    ['Northgate', 'Payroll', 'high'],
  ]);
  expect((await write({ fileName: 'list.xlsx', bytes }, 'false', firm)).body.data.added).toBe(1);
});

test.each([
  [
    'an unknown title',
    csv('Fax,Phone', '1,2'),
    'Cannot read file. No column is called “Company”. Add a header row at the top.',
  ],
  ['no rows', csv(HEAD), 'Cannot read file. There is nothing below the header row.'],
  ['no text', { fileName: 'list.csv', bytes: Buffer.from('%PDF-1.7') }, expect.stringContaining('This is a PDF.')],
  ['too many rows', csv(HEAD, ...Array.from({ length: 2001 }, () => GOOD)), expect.stringContaining('2,000 rows')],
])('a file with %s is refused in words', async (_title, file, message) => {
  expect((await check(file)).errors).toMatchObject([{ code: 'REGISTER_FILE_REFUSED', field: 'file', message }]);
});

test.each(REGISTER_IDS)(
  'the template of %s has the headings that an import understands, and no row',
  async (register) => {
    member.browser.address = nextAddress();
    const answer = await member.browser.call(registerTemplate, { register });
    const headings = answer.raw.toString().trimEnd();
    expect(headings).not.toContain('\n');
    const rest = csv(headings, ',');
    const checked = await member.browser.call(checkRegisterImport, { register, file: rest });
    expect(checked.errors).toMatchObject([{ message: expect.stringContaining('nothing below') }]);
    const row = csv(headings, 'x');
    const { columns } = (await member.browser.call(checkRegisterImport, { register, file: row })).body.data;
    expect(columns.filter(({ column }) => column === null)).toEqual([]);
  },
);

test('what was exported comes back, into another firm', async () => {
  const firm = await signInNewMember(portal);
  const { raw } = await member.browser.call(registerCsv, { register: 'suppliers', state: 'all' });
  const { added } = (await write({ fileName: 'out.csv', bytes: Buffer.from(raw) }, 'false', firm)).body.data;
  expect(added).toBe((await list()).total);
  const values = async (who: Member) => (await list(who)).entries.map((entry) => entry.values);
  expect(await values(firm)).toEqual(await values(member));
});
