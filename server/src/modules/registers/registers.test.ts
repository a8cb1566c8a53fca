import { readActivity } from '@portal/contract/accounts/activity.calls.ts';
import {
  closeRegisterEntry,
  deleteRegisterEntry,
  readRegister,
  readRegisterEntry,
  readRegisters,
  registerCsv,
  reopenRegisterEntry,
  saveRegisterEntry,
} from '@portal/contract/registers/registers.calls.ts';
import { MAX_ENTRIES, REGISTER_IDS, type RegisterId } from '@portal/domain/registers/register.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Member, signInNewMember } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { clearClosedEntries } from './clear-closed.ts';

let portal: TestPortal;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
  member = await signInNewMember(portal, 'Lark Bakery');
});
afterAll(() => portal.stop());

const day = (days: number) => new Date(portal.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const EXCEPTION = { what: 'Old printer', rule: 'Patching', reason: 'No driver', risk: 'low', approvedBy: 'Maria Lark' };
const exception = (endsOn: string, what = 'Old printer') => ({ ...EXCEPTION, what, approvedOn: '2026-01-02', endsOn });

type Changed = { readonly entryId?: string; readonly version?: number; readonly ticks?: Record<string, 'done' | ''> };
const save = (register: RegisterId, values: Record<string, string>, more: Changed = {}, who = member) =>
  who.browser.call(saveRegisterEntry, { register, values, ticks: {}, entryId: null, version: 0, ...more });
const saved = async (...given: Parameters<typeof save>) => (await save(...given)).body.data.entryId;
const read = async (entryId: string, who = member) =>
  (await who.browser.call(readRegisterEntry, { entryId })).body.data;
const list = async (register: RegisterId, more: object = {}, who = member) =>
  (await who.browser.call(readRegister, { register, ...more })).body.data;
const close = (entryId: string, version: number, more: object = {}) =>
  member.browser.call(closeRegisterEntry, { entryId, version, closedOn: day(0), planNext: false, ...more });

test('an entry is kept with who owns it, when it is due, and what became of it', async () => {
  const entryId = await saved('suppliers', { name: ' Northgate ', service: 'Payroll', importance: 'We cannot work' });
  const { register, entry } = await read(entryId);
  expect(register).toMatchObject({
    id: 'suppliers',
    title: 'name',
    clauses: expect.arrayContaining([expect.objectContaining({ clause: 'BRE-7' })]),
    due: { months: 12 },
  });
  expect(entry).toMatchObject({
    title: 'Northgate',
    values: { name: 'Northgate', service: 'Payroll', importance: 'high' },
    ownerEmail: member.email,
    dueOn: day(30),
    state: 'open',
    version: 1,
    history: [{ kind: 'created', changes: [] }],
  });
  portal.clock.advance(1000);
  const values = { ...entry.values, reviewedOn: '2026-03-31', service: 'Pay' };
  expect((await save('suppliers', values, { entryId, version: 1 })).body.data.version).toBe(2);
  const after = await read(entryId);
  expect(after.entry).toMatchObject({ dueOn: '2027-03-31', version: 2 });
  expect(after.entry.history[0]).toMatchObject({
    kind: 'changed',
    changes: [
      { column: 'service', from: 'Payroll', to: 'Pay' },
      { column: 'reviewedOn', from: '', to: '2026-03-31' },
    ],
  });
  // A second press changes nothing, whatever version it names.
  expect((await save('suppliers', values, { entryId, version: 1 })).body.data.version).toBe(2);
  expect((await read(entryId)).entry.history).toHaveLength(2);
});

test('who comes second is told, and what is wrong is told at each field', async () => {
  const entryId = await saved('risks', {
    risk: 'The server fails.',
    likelihood: 'likely',
    impact: 'severe',
    treatment: 'reduce',
    reviewBy: day(20),
  });
  const { entry } = await read(entryId);
  const change = (effect: string) => save('risks', { ...entry.values, effect }, { entryId, version: 1 });
  expect((await change('One')).status).toBe(200);
  expect((await change('Two')).errors).toMatchObject([{ code: 'REGISTER_ENTRY_CHANGED' }]);
  const refused = await save('risks', { risk: '', likelihood: 'often', impact: 'severe', reviewBy: '1/2/27' });
  expect(refused.status).toBe(400);
  expect(refused.errors.map(({ field }) => field)).toEqual([
    'values.risk',
    'values.likelihood',
    'values.treatment',
    'values.reviewBy',
  ]);
});

test('entries are listed by day, found by any word, and counted', async () => {
  const other = await signInNewMember(portal);
  for (const [title, ends] of [
    ['Overdue', -3],
    ['Soon', 3],
    ['Today', 0],
  ] as const)
    await saved('exceptions', exception(day(ends), title), {}, other);
  const all = await list('exceptions', {}, other);
  expect(all.entries.map(({ title, state }) => [title, state])).toEqual([
    ['Overdue', 'overdue'],
    ['Today', 'open'],
    ['Soon', 'open'],
  ]);
  expect(all.counts).toEqual({ open: 3, overdue: 1, closed: 0 });
  const titles = async (more: object) => (await list('exceptions', more, other)).entries.map(({ title }) => title);
  expect(await titles({ state: 'overdue' })).toEqual(['Overdue']);
  expect(await titles({ search: 'NO DRIV' })).toHaveLength(3);
  expect(await titles({ search: 'soon' })).toEqual(['Soon']);
  expect(await titles({ search: '%' })).toEqual([]);
  await saved('exceptions', exception(day(9), 'Drücker im Flur'), {}, other);
  expect(await titles({ search: 'drucker IM' })).toEqual(['Drücker im Flur']);
  expect(await titles({ sort: 'title' })).toEqual(['Drücker im Flur', 'Overdue', 'Soon', 'Today']);
  expect(await titles({ page: 2 })).toEqual([]);
  const { registers, overdue } = (await other.browser.call(readRegisters, {})).body.data;
  expect(registers.map(({ id }) => id)).toEqual([...REGISTER_IDS]);
  expect(registers.find(({ id }) => id === 'exceptions')).toMatchObject({ open: 4, overdue: 1, nextDueOn: day(0) });
  expect(overdue).toMatchObject([{ title: 'Overdue', registerName: 'Exceptions', dueOn: day(-3) }]);
});

test('an entry is closed on a day by somebody, plans the next one, and is opened again', async () => {
  const entryId = await saved('restore-tests', { system: 'Accounts', dueOn: day(2), testedBy: 'IT', result: 'works' });
  expect((await close(entryId, 1, { closedOn: day(2) })).errors).toMatchObject([{ field: 'closedOn' }]);
  const { nextEntryId, version } = (await close(entryId, 1, { planNext: true })).body.data;
  const { entry } = await read(entryId);
  expect(entry).toMatchObject({ state: 'closed', closedOn: day(0), closedByName: expect.stringMatching(/./) });
  expect(entry.keptUntil?.slice(0, 4)).toBe(String(Number(day(0).slice(0, 4)) + 2));
  const next = (await read(nextEntryId ?? '')).entry;
  expect(next).toMatchObject({ values: { system: 'Accounts', testedBy: 'IT' }, history: [{ kind: 'planned' }] });
  expect(next.values).not.toHaveProperty('result');
  expect(next.dueOn).toBe(next.values.dueOn);
  const change = await save('restore-tests', { ...entry.values, hours: '2' }, { entryId, version });
  expect(change.errors).toMatchObject([{ code: 'REGISTER_ENTRY_CLOSED' }]);
  expect((await close(entryId, version)).errors).toMatchObject([{ code: 'REGISTER_ENTRY_CLOSED' }]);
  expect((await member.browser.call(reopenRegisterEntry, { entryId, version })).status).toBe(200);
  expect((await read(entryId)).entry).toMatchObject({ state: 'open', closedOn: null, keptUntil: null });
});

test('a checklist is closed once each point is done or not needed', async () => {
  const leaver = { name: 'Jo', lastDay: day(1), manager: 'Ann' };
  const entryId = await saved('leavers', leaver, { ticks: { keys: 'done' } });
  expect((await close(entryId, 1)).errors).toMatchObject([{ code: 'REGISTER_CHECKLIST_OPEN' }]);
  const { register } = await read(entryId);
  const ticks = Object.fromEntries(register.checklist.map(({ id }) => [id, 'done'] as const));
  portal.clock.advance(1000);
  await save('leavers', leaver, { entryId, version: 1, ticks });
  expect((await read(entryId)).entry.history[0]?.changes).toHaveLength(register.checklist.length - 1);
  expect((await close(entryId, 2)).status).toBe(200);
});

test('a register is exported with all columns, safe for spreadsheets', async () => {
  await saved('keys', { name: '=1+1', kind: 'door', holder: 'Ann, owner', signed: 'yes' });
  const file = (await member.browser.call(registerCsv, { register: 'keys' })).raw.toString();
  const [headings = '', row = ''] = file.split('\r\n');
  expect(headings).toMatch(
    /^\ufeffKey,Type,Number,Holder,.*Owner,Owner’s email,Due on,Closed on,Closed by,Evidence files$/,
  );
  expect(row).toMatch(/^'=1\+1,Door key,,"Ann, owner",/);
  expect(row).toContain(',Yes,');
});

test('another firm’s entry is not there', async () => {
  const stranger = await signInNewMember(portal);
  const entryId = await saved('keys', { name: 'Safe', kind: 'door', holder: 'Ann' });
  const of = { entryId, version: 1 };
  expect((await stranger.browser.call(readRegisterEntry, { entryId })).status).toBe(404);
  const change = await save('keys', { name: 'Mine', kind: 'door', holder: 'Me' }, of, stranger);
  expect(change.status).toBe(404);
  expect((await stranger.browser.call(deleteRegisterEntry, of)).status).toBe(404);
  expect((await list('keys', {}, stranger)).total).toBe(0);
  expect((await save('risks', { risk: 'x' }, of)).status).toBe(400);
  expect((await member.browser.call(deleteRegisterEntry, { ...of, version: 2 })).status).toBe(409);
  expect((await member.browser.call(deleteRegisterEntry, of)).status).toBe(200);
  expect((await member.browser.call(deleteRegisterEntry, of)).status).toBe(404);
});

test('closed entries are deleted when their time is over, visitors sooner than others', async () => {
  const firm = await signInNewMember(portal);
  const visitor = await saved('visitors', { name: 'Sam', host: 'Ann', visitOn: day(0) }, {}, firm);
  const change = await saved('exceptions', exception(day(5)), {}, firm);
  const clear = async (months: number) => {
    const closedOn = day(-31 * months);
    await portal.database.query('update register_entries set closed_on = $2 where org_id = $1', [firm.orgId, closedOn]);
    await portal.portal.services.database.asSystem((tx) => clearClosedEntries(tx, portal.clock.now()));
    const rows = await portal.database.query('select entry_id from register_entries where org_id = $1', [firm.orgId]);
    return rows.map((row) => (row as { entry_id: string }).entry_id);
  };
  expect(await clear(2)).toHaveLength(2);
  expect(await clear(4)).toEqual([change]);
  expect(await clear(25)).toEqual([]);
  expect(visitor).not.toBe(change);
});

test('a register has room for so many and no more', async () => {
  const firm = await signInNewMember(portal);
  await portal.database.query(
    `insert into register_entries (entry_id, org_id, register, title, values, owner_name, owner_email, created_at,
       created_by_name, changed_at, changed_by_name)
     select gen_random_uuid(), $1, 'keys', 'Key', '{}', '', '', now(), '', now(), '' from generate_series(1, $2::int)`,
    [firm.orgId, MAX_ENTRIES],
  );
  const full = await save('keys', { name: 'One more', kind: 'door', holder: 'Ann' }, {}, firm);
  expect(full.errors).toMatchObject([{ code: 'REGISTER_FULL' }]);
  expect((await list('keys', { page: 200 }, firm)).entries).toHaveLength(25);
});

test('what is done is in the log, with no word of what it is about', async () => {
  const entries = (await member.browser.call(readActivity, {})).body.data.entries;
  const own = entries.filter(({ action }) => action.startsWith('registers.'));
  expect(new Set(own.map(({ action }) => action))).toEqual(
    new Set(['saved', 'closed', 'reopened', 'deleted', 'exported'].map((name) => `registers.${name}`)),
  );
  expect(JSON.stringify(own)).not.toContain('Northgate');
});
