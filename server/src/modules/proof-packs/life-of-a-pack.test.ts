import { randomUUID } from 'node:crypto';
import * as calls from '@portal/contract/proof-packs/proof-packs.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Member, signIn, signInNewMember } from '../../testing/people.ts';
import { proofSteps } from '../../testing/proof-steps.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { visitCustomer } from '../../testing/visit-customer.ts';
import { clearExpiredPacks } from './packs.store.ts';
import type { ProofServices } from './proof-services.ts';

const DAY_MS = 24 * 60 * 60_000;

let portal: TestPortal;
let firm: Member;
const { ask, work, made, download, verify, newest } = proofSteps(() => portal);
beforeAll(async () => {
  portal = await startTestPortal();
  firm = await signInNewMember(portal);
});
afterAll(() => portal.stop());

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
      { field: 'recipient', message: 'Please say who will get this pack.' },
    ]);
    expect((await ask(newFirm, { parts: {} })).errors).toMatchObject([{ message: 'Please choose at least one part.' }]);
    expect((await newFirm.browser.call(calls.listProofPacks, {})).body.data).toMatchObject({ total: 0, packs: [] });
  });
});

test('staff at work in the portal can make, retry and revoke none', async () => {
  const own = await made(firm);
  const { browser } = await visitCustomer(portal, firm);
  const closed = { status: 403, errors: [{ code: 'CLOSED_TO_SERVICE' }] };
  expect(await ask({ browser })).toMatchObject(closed);
  expect(await browser.call(calls.retryProofPack, { packId: own.packId })).toMatchObject(closed);
  expect(await browser.call(calls.revokeProofPack, { packId: own.packId })).toMatchObject(closed);
  expect(await newest(firm)).toMatchObject({ packId: own.packId, state: 'ready' });
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
    const log = await portal.database.query(
      `select actor_id from audit_log where action = 'proof-pack.revoked' and details->>'packId' = $1`,
      [packId],
    );
    expect(log).toEqual([{ actor_id: firm.userId }]);
    const known = (await verify(code)).body.data;
    expect(known).toMatchObject({ state: 'revoked', revokedOn: '2026-11-21' });
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
    expect(known).toMatchObject({ state: 'expired', validUntil: '2026-12-21' });
    expect(known.files[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
  });
});
