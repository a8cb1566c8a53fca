import { readActivity } from '@portal/contract/accounts/activity.calls.ts';
import { addProof, proofFile, readinessSheet, removeProof } from '@portal/contract/insurance/insurance.calls.ts';
import { sayEnglish } from '@portal/domain/texts/testing/say-english.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Member, signInNewMember } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { createStrayFilesClearing } from '../../concierge/public.ts';
import { readinessModel } from '../readiness-model.ts';
import { PROOF_FOLDER } from './keep-proof.ts';
import { findKeptProofs } from './proof-files.store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const KEY = 'endpoint-detection';
const add = ({ browser }: Member, text: string, fileName = 'invoice.txt') =>
  browser.call(addProof, { key: KEY, file: { fileName, bytes: Buffer.from(text, 'latin1') } });
const sheetOf = async ({ browser }: Member) => (await browser.call(readinessSheet, {})).body.data;
const proofOf = async (member: Member) =>
  (await sheetOf(member)).topics.flatMap(({ questions }) => questions).find(({ key }) => key === KEY)?.proofFile;
const keptPaths = async ({ orgId }: Member) =>
  (await Array.fromAsync(portal.portal.services.files.list())).filter((path) =>
    path.startsWith(`${PROOF_FOLDER}/${orgId}/`),
  );

test('a line keeps one proof, which is saved, replaced, removed, printed and in the log', async () => {
  const member = await signInNewMember(portal);
  expect(await proofOf(member)).toBeNull();
  const first = await add(member, 'Forty computers.', '../invoice <1>.txt');
  expect(first.body.data).toMatchObject({ fileName: 'invoice _1_.txt', size: 16 });
  const { fileId } = first.body.data;
  const file = await member.browser.call(proofFile, { fileId });
  expect(file.raw.toString()).toBe('Forty computers.');
  expect(file.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
  });
  expect(String(file.headers['content-disposition'])).toMatch(/^attachment;/);
  const sheet = await sheetOf(member);
  const { services } = portal.portal;
  const model = readinessModel(sheet, {
    brand: await services.brands.byId('default'),
    now: portal.clock.now(),
    logo: null,
    say: sayEnglish,
  });
  const printed = model.topics.flatMap(({ questions }) => questions).map((question) => question.proofFile);
  expect(printed.filter((text) => text !== '')).toEqual([
    expect.stringMatching(/^Proof on file: invoice _1_\.txt, .*20\d\d/),
  ]);

  const second = (await add(member, 'Forty-one computers.')).body.data;
  expect((await member.browser.call(proofFile, { fileId })).status).toBe(404);
  expect(await proofOf(member)).toMatchObject({ fileId: second.fileId, addedBy: expect.any(String) });
  expect(await keptPaths(member)).toEqual([`${PROOF_FOLDER}/${member.orgId}/${second.fileId}`]);

  expect((await member.browser.call(removeProof, { key: KEY })).status).toBe(200);
  expect((await member.browser.call(removeProof, { key: KEY })).status).toBe(404);
  expect(await proofOf(member)).toBeNull();
  expect(await keptPaths(member)).toEqual([]);
  const log = (await member.browser.call(readActivity, {})).body.data.entries.map(({ action }) => action);
  expect(log).toEqual(
    expect.arrayContaining(['insurance.proof-added', 'insurance.proof-downloaded', 'insurance.proof-removed']),
  );
});

test('a proof is its firm’s alone, and no statement changes by it', async () => {
  const [member, stranger] = [await signInNewMember(portal), await signInNewMember(portal)];
  const { fileId } = (await add(member, 'Ours.')).body.data;
  expect((await stranger.browser.call(proofFile, { fileId })).status).toBe(404);
  expect((await stranger.browser.call(removeProof, { key: KEY })).status).toBe(404);
  expect(await proofOf(member)).toMatchObject({ fileId });
  const line = (await sheetOf(member)).topics.flatMap(({ questions }) => questions).find(({ key }) => key === KEY);
  expect(line).toMatchObject({ state: 'unknown', basis: 'none' });
});

test.each([
  ['program.png', 'MZ this is a program'],
  ['page.html', '<script>'],
  ['notes.txt', 'text with a \0 in it'],
])('V5.2.2 a proof that is not what it says is refused and kept nowhere: %s', async (fileName, text) => {
  const member = await signInNewMember(portal);
  expect((await add(member, text, fileName)).errors).toMatchObject([{ code: 'HELP_FILE_REFUSED', field: 'file' }]);
  expect(await keptPaths(member)).toEqual([]);
});

test('bytes of a firm that is gone are cleared away, those of others stay', async () => {
  const [member, other] = [await signInNewMember(portal), await signInNewMember(portal)];
  await add(member, 'Ours.');
  await add(other, 'Theirs.');
  await portal.database.query('delete from proof_files where org_id = $1', [member.orgId]);
  const clear = createStrayFilesClearing({ folder: PROOF_FOLDER, findKept: findKeptProofs });
  await clear(portal.portal.services);
  expect(await keptPaths(member)).toHaveLength(1);
  await clear(portal.portal.services);
  expect(await keptPaths(member)).toEqual([]);
  expect(await keptPaths(other)).toHaveLength(1);
});
