import * as calls from '@portal/contract/handovers/handovers.calls.ts';
import { maturityReport } from '@portal/contract/maturity/maturity.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FilledOrganisation } from '../../testing/filled-ids.ts';
import { fillOrganisation } from '../../testing/filled-organisation.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const SENT = {
  name: 'Noor Haddad',
  email: 'noor@provider.example',
  note: '',
  days: 7,
  showsFirm: true,
  sends: false,
} as const;

let portal: TestPortal;
let org: FilledOrganisation;
beforeAll(async () => {
  portal = await startTestPortal();
  org = await fillOrganisation(portal);
});
afterAll(() => portal.stop());

async function handOver(point: { kind: 'weakness' | 'raise' | 'plan-step'; ref: string }) {
  const { body } = await org.browser.call(calls.handOver, { points: [point], ...SENT });
  const { handoverId, url } = body.data;
  const token = url.split('/').at(-1) ?? '';
  const open = async () => (await portal.browser().call(calls.openHandover, { token })).body.data.points[0];
  const done = async (pointId: string) =>
    (await portal.browser().call(calls.reportHandoverDone, { token, pointId })).body.data;
  const listed = async () => {
    const { data } = (await org.browser.call(calls.handovers, {})).body;
    return data.handovers.find((row) => row.handoverId === handoverId)?.points[0];
  };
  return { open, done, listed };
}

describe('a step of the plan', () => {
  test('is reported, and ticked off when the firm confirms', async () => {
    const planned = async () => {
      const { plan } = (await org.browser.call(maturityReport, {})).body.data;
      return plan?.phases.flatMap(({ items }) => items) ?? [];
    };
    const step = (await planned()).find(({ doneAt }) => doneAt === null);
    if (step === undefined) throw new Error('The plan has no open step');
    const { open, done, listed } = await handOver({
      kind: 'plan-step',
      ref: `${step.elementPath}/${step.from}/${step.step}`,
    });
    const point = await open();
    expect(point).toMatchObject({ title: step.text, state: 'open', who: step.who });
    expect(await done(point?.pointId ?? '')).toMatchObject({ state: 'reported' });
    expect(await listed()).toMatchObject({ state: 'reported', canConfirm: true });
    const confirmed = await org.browser.call(calls.confirmHandoverPoint, { pointId: point?.pointId ?? '' });
    expect(confirmed.status).toBe(200);
    expect(await listed()).toMatchObject({ state: 'gone', canConfirm: false });
    const now = (await planned()).find((one) => one.text === step.text);
    expect(now?.doneAt).not.toBeNull();
  });
});

describe('a weakness', () => {
  test('shows what the expert wrote without its files, and the firm confirms', async () => {
    const [weakness] = await portal.database.query<{ weakness_id: string }>(
      `select weakness_id from weaknesses where org_id = $1 and published_at is not null and withdrawn_at is null
         and status = 'Open'`,
      [org.orgId],
    );
    const { open, done, listed } = await handOver({ kind: 'weakness', ref: weakness?.weakness_id ?? '' });
    const point = await open();
    expect(point?.body.length).toBeGreaterThan(0);
    expect(JSON.stringify(point)).not.toContain('fileId');
    expect(await done(point?.pointId ?? '')).toMatchObject({ state: 'reported' });
    await org.browser.call(calls.confirmHandoverPoint, { pointId: point?.pointId ?? '' });
    expect(await listed()).toMatchObject({ state: 'confirmed' });
    await portal.database.query('update weaknesses set withdrawn_at = now() where weakness_id = $1', [
      weakness?.weakness_id,
    ]);
    expect(await open()).toMatchObject({ state: 'removed', body: [] });
  });
});

describe('what would raise the rating', () => {
  test('shows where it is and how to fix it, and is gone when a look does not see it any more', async () => {
    await portal.database.query(
      `update rating_findings set vector = 'spf', kind = 'spf-missing', grade = 'BAD', gone_at = null where org_id = $1`,
      [org.orgId],
    );
    const { open, done } = await handOver({ kind: 'raise', ref: 'spf/spf-missing' });
    const point = await open();
    expect(point?.where.length).toBeGreaterThan(0);
    expect(point).toMatchObject({ state: 'open' });
    expect(point?.ways[0]?.steps.length).toBeGreaterThan(0);
    expect(['reported', 'checking']).toContain((await done(point?.pointId ?? '')).state);
    await portal.database.query('update rating_findings set gone_at = now() where org_id = $1', [org.orgId]);
    expect(await open()).toMatchObject({ state: 'gone' });
  });
});
