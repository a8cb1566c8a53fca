import { createHash, randomUUID } from 'node:crypto';
import type { InputOf } from '@portal/contract/call.ts';
import * as calls from '@portal/contract/proof-packs/proof-packs.calls.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfFacts } from '../../documents/testing/pdf-facts.ts';
import { fillOrganisation } from '../../testing/filled-organisation.ts';
import { type Member, signIn, signInNewMember } from '../../testing/people.ts';
import { PRIVATE_NOTE, provenFirm, WEAKNESS_PLACE } from '../../testing/proven-firm.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { createMakePackJob } from './make-pack-job.ts';
import { clearExpiredPacks } from './packs.store.ts';
import type { ProofServices } from './proof-services.ts';

const DAY_MS = 24 * 60 * 60_000;
const EVERYTHING = {
  policies: 'texts',
  signOffs: 'names',
  training: 'names',
  websites: 'counts',
  maturity: 'levels',
  secondFactor: 'share',
} as const;

let portal: TestPortal;
let firm: Member;
beforeAll(async () => {
  portal = await startTestPortal();
  firm = await provenFirm(portal);
});
afterAll(() => portal.stop());

type Wanted = Partial<InputOf<typeof calls.makeProofPack>>;
const ask = ({ browser }: Pick<Member, 'browser'>, wanted: Wanted = {}) =>
  browser.call(calls.makeProofPack, {
    requestId: randomUUID(),
    recipient: 'Harbor Foods',
    parts: { secondFactor: 'share' },
    ...wanted,
  });
const job = { id: 'job', signal: new AbortController().signal };

/** Works off what was queued last, as a worker does. */
async function work(services: ProofServices = portal.portal.services): Promise<void> {
  const rows = await portal.database.query<{ data: Record<string, unknown> }>(
    `select data from jobs.job where name = 'make-proof-pack' order by created_on desc, id limit 1`,
  );
  await createMakePackJob(services)(rows[0]?.data ?? {}, job);
}
async function made(member: Pick<Member, 'browser'>, wanted: Wanted = {}) {
  const { data } = (await ask(member, wanted)).body;
  await work();
  return data;
}
const download = ({ browser }: Pick<Member, 'browser'>, packId: string) =>
  browser.call(calls.downloadProofPack, { packId });
const verify = (code: string) => portal.browser().call(calls.verifyProofPack, { code });
const newest = async ({ browser }: Pick<Member, 'browser'>) =>
  (await browser.call(calls.listProofPacks, {})).body.data.packs[0];
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('the current rating is a part where there is one, without what was found', async () => {
  const rated = await fillOrganisation(portal);
  const { offered, facts } = (await rated.browser.call(calls.previewProof, {})).body.data;
  expect(offered.find(({ part }) => part === 'rating')).toEqual({ part: 'rating', isEmpty: false });
  expect(facts.rating).toMatchObject({ rating: 690, band: 'Intermediate' });
  expect(facts.rating?.vectors).toContainEqual({ name: 'SPF Domains', grade: 'B' });
  expect(JSON.stringify(facts.rating)).not.toContain(rated.marker);
});

describe('a pack of everything', () => {
  test('previews what it says, holds it as PDF and tables, and is known again by code and hash', async () => {
    const { data } = (await firm.browser.call(calls.previewProof, {})).body;
    expect(data.offered.filter(({ isEmpty }) => !isEmpty).map(({ part }) => part)).toEqual(Object.keys(EVERYTHING));
    expect(data.facts.signOffs).toMatchObject([{ asked: 2, confirmed: 1 }]);
    expect(data.facts.websites).toMatchObject([
      {
        name: 'Web shop',
        highs: 1,
        lows: 0,
        months: [
          { month: '2026-11', lows: 1 },
          { month: '2026-12', lows: 0 },
        ],
      },
    ]);
    expect(data.facts.training).toMatchObject({ people: 2, courses: [{ assigned: 2, completed: 1 }] });
    expect(data.facts.maturity).toMatchObject({ overallLevel: 1, answered: 24 });
    expect(data.names).toEqual({ signOffs: 1, training: 2 });
    expect(JSON.stringify(data)).not.toMatch(/Zoe|Ann Lee|@firm\.example/);

    const asked = (await ask(firm, { parts: EVERYTHING, purpose: 'Questionnaire 7', validDays: 30 })).body.data;
    expect(asked).toMatchObject({ state: 'making', file: null, expiresAt: '2027-01-22T07:59:59.999Z' });
    expect((await download(firm, asked.packId)).errors[0]?.code).toBe('PROOF_PACK_NOT_READY');
    expect((await verify(asked.code)).status).toBe(404);
    await work();
    // Another worker is told that there is nothing left to do.
    await work();
    const answer = await download(firm, asked.packId);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('filename="Proof_pack_Harbor_Foods_2026-12-22.zip"'),
    });
    const files = unzipSync(answer.raw);
    expect(Object.keys(files)).toEqual([
      'summary.pdf',
      'policies/Acceptable use version 1.pdf',
      ...['policies', 'sign-offs', 'sign-offs-names', 'training', 'training-names', 'websites', 'maturity'].map(
        (name) => `data/${name}.csv`,
      ),
    ]);
    const text = (name: string) => Buffer.from(files[name] ?? []).toString();
    expect(text('data/sign-offs-names.csv')).toContain('Zoe Quist,Acceptable use,1,2026-12-22');
    expect(text('data/training-names.csv')).toMatch(/'=cmd\(\),\d+,0\r\nAnn Lee,\d+,1\r\n/);
    expect(text('data/websites.csv')).toContain('Web shop,2026-11,1,0,1');
    const summary = pdfFacts(files['summary.pdf'] ?? new Uint8Array());
    expect(summary.bookmarks).toEqual(expect.arrayContaining(['Website scans', 'Cyber maturity', 'Second factor']));
    const policy = pdfFacts(files['policies/Acceptable use version 1.pdf'] ?? new Uint8Array());
    expect(policy.bookmarks).toContain('Confirmed by');
    const all = Object.values(files)
      .map((bytes) => pdfFacts(bytes).source)
      .join('\n');
    for (const secret of [PRIVATE_NOTE, WEAKNESS_PLACE, '@firm.example', 'Max Open']) expect(all).not.toContain(secret);

    const known = (await verify(asked.code)).body.data;
    expect(known).toMatchObject({
      state: 'ready',
      organisation: 'Harbor Bakery Ltd',
      recipient: 'Harbor Foods',
      madeOn: '2026-12-22',
      validUntil: '2027-01-21',
      parts: Object.keys(EVERYTHING),
    });
    expect(JSON.stringify(known)).not.toMatch(/Zoe|Ann Lee|Questionnaire/);
    expect(known.files[0]).toEqual({ name: asked.fileName, size: answer.raw.length, sha256: hashOf(answer.raw) });
    for (const [name, bytes] of Object.entries(files))
      expect(known.files).toContainEqual({ name, size: bytes.length, sha256: hashOf(bytes) });
    const log = await portal.database.query<{ action: string }>(
      `select action from audit_log where org_id = $1 and action like 'proof-pack.%' order by audit_id`,
      [firm.orgId],
    );
    expect(log.map(({ action }) => action)).toEqual(['proof-pack.asked', 'proof-pack.downloaded']);
  });

  test('names nobody unless names were chosen', async () => {
    const { packId } = await made(firm, { parts: { ...EVERYTHING, signOffs: 'shares', training: 'shares' } });
    const files = unzipSync((await download(firm, packId)).raw);
    const all = Object.values(files)
      .map((bytes) => pdfFacts(bytes).source)
      .join('\n');
    expect(all).not.toMatch(/Zoe Quist|Ann Lee/);
    const [policy] = Object.entries(files).filter(([name]) => name.startsWith('policies/'));
    expect(pdfFacts(policy?.[1] ?? new Uint8Array()).bookmarks).not.toContain('Confirmed by');
    const kept = await portal.database.query<{ names: unknown }>(
      `select snapshot -> 'names' as names from proof_packs where pack_id = $1`,
      [packId],
    );
    expect(kept).toEqual([{ names: { signOffs: [], training: [] } }]);
  });

  test('says what was so when it was asked for, whatever changes before it is made', async () => {
    const { data } = (await ask(firm, { parts: { maturity: 'levels' } })).body;
    await portal.database.query('update maturity_answers set level = 5, dont_know = false where org_id = $1', [
      firm.orgId,
    ]);
    await work();
    await portal.database.query(
      `update maturity_answers set level = case element_id when 'backup' then 1 else 3 end where org_id = $1`,
      [firm.orgId],
    );
    const table = Buffer.from(unzipSync((await download(firm, data.packId)).raw)['data/maturity.csv'] ?? []).toString();
    expect(table).toMatch(/,1,Ad hoc\r\n/);
    expect(table).not.toContain(',5,');
  });
});

describe('asking for a pack', () => {
  test('twice with one click makes one, and one of another firm keeps apart', async () => {
    const requestId = randomUUID();
    const [one, two] = await Promise.all([ask(firm, { requestId }), ask(firm, { requestId })]);
    expect(one.body.data.packId).toBe(two.body.data.packId);
    const other = await signInNewMember(portal);
    expect((await ask(other, { requestId })).body.data.packId).not.toBe(one.body.data.packId);
  });

  test('is refused for parts with nothing in them, without a recipient, and without parts', async () => {
    const newFirm = await signInNewMember(portal);
    const empty = await ask(newFirm, { parts: { policies: 'list', secondFactor: 'share' } });
    expect(empty.errors).toMatchObject([
      { code: 'PROOF_PART_NOT_READY', field: 'parts', message: expect.stringContaining('Security policies') },
    ]);
    expect((await ask(newFirm, { parts: { rating: 'rating' } })).errors[0]?.code).toBe('PROOF_PART_NOT_READY');
    expect((await ask(newFirm, { recipient: '  ' })).errors).toMatchObject([
      { field: 'recipient', message: 'Please enter who gets this pack.' },
    ]);
    expect((await ask(newFirm, { parts: {} })).errors).toMatchObject([{ message: 'Please choose at least one part.' }]);
    expect((await newFirm.browser.call(calls.listProofPacks, {})).body.data).toMatchObject({ total: 0, packs: [] });
  });
});

describe('the mail that a pack is ready', () => {
  const mailsAbout = async (email: string) =>
    (await queuedMails(portal, email)).filter(({ request }) => request.kind === 'proof-pack');
  const MINUTE_MS = 60_000;

  test('goes to whoever asked, once, when it took longer than anybody looks at the page', async () => {
    const asking = await signInNewMember(portal);
    await made(asking);
    expect(await mailsAbout(asking.email)).toEqual([]);
    await ask(asking, { recipient: 'Late Foods' });
    portal.clock.advance(2 * MINUTE_MS);
    await work();
    await work();
    const mails = await mailsAbout(asking.email);
    const packsUrl = 'http://localhost:3000/proof-packs';
    expect(mails).toMatchObject([{ to: asking.email, request: { recipient: 'Late Foods', packsUrl } }]);
    const { code } = (await newest(asking)) ?? { code: 'none' };
    expect(JSON.stringify(mails)).not.toContain(code);
  });

  test('goes to nobody else when that person has left, and not for a pack that was taken back', async () => {
    const left = await signInNewMember(portal);
    await ask(left);
    portal.clock.advance(2 * MINUTE_MS);
    await portal.database.query('update proof_packs set asked_by = null where org_id = $1', [left.orgId]);
    await work();
    expect((await newest(left))?.state).toBe('ready');
    const { data } = (await ask(left)).body;
    portal.clock.advance(2 * MINUTE_MS);
    await left.browser.call(calls.revokeProofPack, { packId: data.packId });
    await work();
    expect(await mailsAbout(left.email)).toEqual([]);
  });
});

describe('a pack that cannot be made', () => {
  test('is given up after three tries, and made by “Try again” from what was written down', async () => {
    const { data } = (await ask(firm)).body;
    const broken: ProofServices = {
      ...portal.portal.services,
      documents: { ...portal.portal.services.documents, typeset: () => Promise.reject(new Error('no fonts')) },
    };
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect((await newest(firm))?.state).toBe('making');
      await expect(work(broken)).rejects.toThrow('no fonts');
    }
    expect(await newest(firm)).toMatchObject({ packId: data.packId, state: 'failed' });
    expect((await download(firm, data.packId)).errors[0]?.code).toBe('PROOF_PACK_NOT_READY');
    // A job that comes back finds it given up.
    await work(broken);
    const again = await firm.browser.call(calls.retryProofPack, { packId: data.packId });
    expect(again.body.data).toMatchObject({ state: 'making' });
    await work();
    expect((await newest(firm))?.state).toBe('ready');
    expect((await firm.browser.call(calls.retryProofPack, { packId: data.packId })).body.data.state).toBe('ready');
  });

  test('counts a worker that was killed in the midst of it as a try', async () => {
    const { data } = (await ask(firm)).body;
    await portal.database.query('update proof_packs set tries = 3 where pack_id = $1', [data.packId]);
    await work();
    expect((await newest(firm))?.state).toBe('failed');
  });
});

describe('the end of a pack', () => {
  test('revoked, it is gone at once, and whoever checks it is told', async () => {
    const { packId, code } = await made(firm);
    const revoke = () => firm.browser.call(calls.revokeProofPack, { packId });
    expect((await revoke()).body.data).toMatchObject({ state: 'revoked' });
    portal.clock.advance(60_000);
    expect((await revoke()).body.data.revokedAt).toBe((await newest(firm))?.revokedAt);
    expect((await download(firm, packId)).errors[0]?.code).toBe('PROOF_PACK_OVER');
    const known = (await verify(code)).body.data;
    expect(known).toMatchObject({ state: 'revoked', revokedOn: '2026-12-22' });
    expect(known.files[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
    const kept = await portal.database.query('select content, snapshot from proof_packs where pack_id = $1', [packId]);
    expect(kept).toEqual([{ content: null, snapshot: null }]);
  });

  test('revoked while it is being made, it never gets a file', async () => {
    const { data } = (await ask(firm)).body;
    await firm.browser.call(calls.revokeProofPack, { packId: data.packId });
    await work();
    expect((await verify(data.code)).status).toBe(404);
    expect(await newest(firm)).toMatchObject({ state: 'revoked', file: null });
  });

  test('expired, its file is cleared away, its hash stays known, and a made file cannot be put in its place', async () => {
    const { packId, code } = await made(firm, { validDays: 30 });
    await expect(
      portal.database.query(`update proof_packs set files = '[]' where pack_id = $1`, [packId]),
    ).rejects.toThrow('a proof pack stays as it was made');
    portal.clock.advance(31 * DAY_MS);
    const member = { ...firm, browser: await signIn(portal, firm.email) };
    expect((await newest(member))?.state).toBe('expired');
    expect((await download(member, packId)).errors[0]?.code).toBe('PROOF_PACK_OVER');
    const { database, clock } = portal.portal.services;
    await database.asSystem((tx) => clearExpiredPacks(tx, clock.now()));
    const kept = await portal.database.query('select content, snapshot from proof_packs where pack_id = $1', [packId]);
    expect(kept).toEqual([{ content: null, snapshot: null }]);
    const known = (await verify(code)).body.data;
    expect(known).toMatchObject({ state: 'expired', validUntil: '2027-01-21' });
    expect(known.files[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
  });
});
