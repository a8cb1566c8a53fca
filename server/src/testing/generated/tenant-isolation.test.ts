import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHANGING_CALLS, EVERY_CALL, proofFor, sampleOf, titled } from '../every-call.ts';
import type { FilledOrganisation } from '../filled-ids.ts';
import { fillOrganisation } from '../filled-organisation.ts';
import { sampleInputs } from '../sample-inputs.ts';
import { dumpOrganisation, tableNames } from '../table-dump.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import { watchTables } from '../watched-tables.ts';

const OWN_CALLS = titled(EVERY_CALL.filter(({ call }) => call.access === 'member' || call.access === 'session'));

let portal: TestPortal;
let victim: FilledOrganisation;
let intruder: FilledOrganisation;
/** Only reads, and is refused: its rows stay as they are. */
let owner: FilledOrganisation;
let victimRows: Record<string, string>;
let watch: Awaited<ReturnType<typeof watchTables>>;

beforeAll(async () => {
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  victim = await fillOrganisation(portal);
  intruder = await fillOrganisation(portal);
  owner = await fillOrganisation(portal);
  victimRows = await dumpOrganisation(portal.database, victim.orgId);
  watch = await watchTables(portal.database);
});
afterAll(() => portal.stop());

/** Everything by which the victim's rows can be told. */
const secretsOf = ({ browser: _browser, ...values }: FilledOrganisation) => Object.values(values).flat();

const namesRowsOf = (org: FilledOrganisation, input: unknown) =>
  secretsOf(org).some((secret) => JSON.stringify(input).includes(secret));

async function expectVictimUntouched(): Promise<void> {
  const rows = await dumpOrganisation(portal.database, victim.orgId, await watch.touched());
  for (const [table, text] of Object.entries(rows)) expect(text, table).toBe(victimRows[table]);
}

test('the organisation has a row in every table of organisations', async () => {
  for (const table of await tableNames(portal.database, 'org_id')) expect(victimRows[table], table).not.toBe('');
});

/** A code of the second factor, or the name of the firm typed again, names no row: somebody else's is as wrong as any other, and told so. */
const confirmsOnly = (input: Readonly<Record<string, unknown>>) =>
  ['code', 'companyName'].includes(Object.keys(input).join());

describe.each(OWN_CALLS)('%s', (_title, entry) => {
  test('V8.2.2/8.4.1 with ids of another organisation finds nothing and changes nothing there', async () => {
    const input = sampleOf(sampleInputs(victim, portal.clock.now()), entry);
    const proof = await proofFor(portal, entry, intruder.email);
    const answer = await intruder.browser.call(entry.call, input, proof);
    if (namesRowsOf(victim, input)) expect(answer.status).toBe(confirmsOnly(input) ? 400 : 404);
    for (const secret of secretsOf(victim)) expect(answer.raw.toString('latin1')).not.toContain(secret);
    await expectVictimUntouched();
  });

  test('V8.2.2/8.4.1 with one foreign id among own ones shows and changes nothing there', async () => {
    const foreign = sampleOf(sampleInputs(victim, portal.clock.now()), entry);
    for (const field of Object.keys(foreign).filter((name) => namesRowsOf(victim, foreign[name]))) {
      const own = sampleOf(sampleInputs(owner, portal.clock.now()), entry);
      const proof = await proofFor(portal, entry, owner.email);
      const answer = await owner.browser.call(entry.call, { ...own, [field]: foreign[field] }, proof);
      expect([400, 404], field).toContain(answer.status);
      for (const secret of secretsOf(victim)) expect(answer.raw.toString('latin1')).not.toContain(secret);
      await expectVictimUntouched();
    }
  });
});

// `answers.test.ts` makes every other call with own ids and sees it work, so the refusals above are not for another reason.
test.each(OWN_CALLS.filter(([, { call }]) => call.file !== undefined))(
  '%s with own ids works',
  async (_title, entry) => {
    // What one call has changed another may have needed.
    const own = CHANGING_CALLS.includes(entry) ? await fillOrganisation(portal) : owner;
    const input = sampleOf(sampleInputs(own, portal.clock.now()), entry);
    const answer = await own.browser.call(entry.call, input, await proofFor(portal, entry, own.email));
    expect(answer.status).toBe(200);
  },
);
