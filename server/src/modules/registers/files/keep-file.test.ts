import { addRegisterFile, registerFile, removeRegisterFile } from '@portal/contract/registers/register-files.calls.ts';
import {
  deleteRegisterEntry,
  readRegisterEntry,
  saveRegisterEntry,
} from '@portal/contract/registers/registers.calls.ts';
import { MAX_FILES } from '@portal/domain/registers/register.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Member, signInNewMember } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { listRecordsOf } from '../public.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

async function newKey({ browser }: Member): Promise<string> {
  const values = { name: 'Front door', kind: 'door', holder: 'Ann' };
  const saved = await browser.call(saveRegisterEntry, {
    register: 'keys',
    entryId: null,
    values,
    ticks: {},
    version: 0,
  });
  return saved.body.data.entryId;
}
const add = ({ browser }: Member, entryId: string, text = 'Signed.', fileName = 'slip.txt') =>
  browser.call(addRegisterFile, { entryId, file: { fileName, bytes: Buffer.from(text, 'latin1') } });
const entryOf = async ({ browser }: Member, entryId: string) =>
  (await browser.call(readRegisterEntry, { entryId })).body.data.entry;
const keptPaths = async ({ orgId }: Member) =>
  (await Array.fromAsync(portal.portal.services.files.list())).filter((path) => path.startsWith(`registers/${orgId}/`));

test('an entry keeps five files, which are saved and removed, and go with it', async () => {
  const member = await signInNewMember(portal);
  const entryId = await newKey(member);
  for (let count = 0; count < MAX_FILES; count += 1) expect((await add(member, entryId)).status).toBe(200);
  expect((await add(member, entryId)).errors).toMatchObject([{ code: 'REGISTER_FILES_FULL', field: 'file' }]);
  const { files, history } = await entryOf(member, entryId);
  expect(history).toHaveLength(MAX_FILES + 1);
  const fileId = files[0]?.fileId ?? '';
  const file = await member.browser.call(registerFile, { fileId });
  expect(file.raw.toString()).toBe('Signed.');
  expect(String(file.headers['content-disposition'])).toMatch(/^attachment;/);
  expect((await member.browser.call(removeRegisterFile, { fileId })).status).toBe(200);
  expect((await member.browser.call(registerFile, { fileId })).status).toBe(404);
  expect((await member.browser.call(removeRegisterFile, { fileId })).status).toBe(404);
  expect(await keptPaths(member)).toHaveLength(MAX_FILES - 1);
  const { database } = portal.portal.services;
  const told = await database.inOrg(member.orgId, (tx) => listRecordsOf(tx, 'keys'));
  expect(told).toMatchObject({ open: 1, closed: 0, proved: 1, lastClosedOn: null, lastChangedAt: expect.any(Date) });
  expect((await member.browser.call(deleteRegisterEntry, { entryId, version: 1 })).status).toBe(200);
  expect(await keptPaths(member)).toEqual([]);
});

test('a file is its firm’s alone', async () => {
  const [member, stranger] = [await signInNewMember(portal), await signInNewMember(portal)];
  const entryId = await newKey(member);
  const { fileId } = (await add(member, entryId)).body.data;
  expect((await add(stranger, entryId)).status).toBe(404);
  expect((await stranger.browser.call(registerFile, { fileId })).status).toBe(404);
  expect((await stranger.browser.call(removeRegisterFile, { fileId })).status).toBe(404);
  expect(await keptPaths(stranger)).toEqual([]);
  expect((await entryOf(member, entryId)).files).toHaveLength(1);
});

test.each([
  ['program.png', 'MZ this is a program'],
  ['page.html', '<script>'],
])('V5.2.2 a file that is not what it says is refused and kept nowhere: %s', async (fileName, text) => {
  const member = await signInNewMember(portal);
  const refused = await add(member, await newKey(member), text, fileName);
  expect(refused.errors).toMatchObject([{ code: 'HELP_FILE_REFUSED', field: 'file' }]);
  expect(await keptPaths(member)).toEqual([]);
});
