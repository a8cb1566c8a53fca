import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVERY_CALL, sampleOf, titled } from '../every-call.ts';
import { fillOrganisation } from '../filled-organisation.ts';
import { freshProof, type Person, signInNewPerson, signInNewStaff } from '../people.ts';
import { sampleInputs } from '../sample-inputs.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import { watchTables } from '../watched-tables.ts';

const REFUSED = { status: 403, errors: [{ code: 'FRESH_SIGN_IN_NEEDED' }] };

let portal: TestPortal;
let watch: Awaited<ReturnType<typeof watchTables>>;
beforeAll(async () => {
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  watch = await watchTables(portal.database);
});
afterAll(() => portal.stop());

const GUARDED = titled(EVERY_CALL.filter(({ call }) => call.freshProof === true));

test('there are such calls', () => {
  expect(GUARDED.length).toBeGreaterThan(3);
});

describe.each(GUARDED)('V7.5.1 %s', (_title, entry) => {
  test('needs proof of a sign-in just now, of the same account, each time anew', async () => {
    const org = await fillOrganisation(portal);
    const person: Person = entry.call.access === 'staff' ? await signInNewStaff(portal) : org;
    const { browser } = person;
    const input = sampleOf(sampleInputs(org, portal.clock.now()), entry);
    await browser.fetchCsrfToken();
    await watch.touched();
    expect(await browser.call(entry.call, input)).toMatchObject(REFUSED);
    expect(await watch.touched()).toEqual([]);
    const ofAnother = await freshProof(portal, (await signInNewPerson(portal)).email);
    expect(await browser.call(entry.call, input, ofAnother)).toMatchObject(REFUSED);
    const stale = await freshProof(portal, person.email);
    portal.clock.advance(2 * 60_000);
    expect(await browser.call(entry.call, input, stale)).toMatchObject(REFUSED);
    const own = await freshProof(portal, person.email);
    expect((await browser.call(entry.call, input, own)).status).toBe(200);
    // Within a service session staff cannot open another one, whatever the proof.
    const codes = (await browser.call(entry.call, input, own)).errors.map(({ code }) => code);
    expect(codes).toEqual([entry.name === 'openServiceSession' ? 'CLOSED_TO_SERVICE' : 'FRESH_SIGN_IN_NEEDED']);
  });
});
