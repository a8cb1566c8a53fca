import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePlans } from '../change-plans.ts';
import { EVERY_CALL, sampleOf, titled } from '../every-call.ts';
import type { FilledOrganisation } from '../filled-ids.ts';
import { fillOrganisation } from '../filled-organisation.ts';
import { sampleInputs } from '../sample-inputs.ts';
import { dumpDatabase } from '../table-dump.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

const GATED = titled(EVERY_CALL.filter(({ call }) => call.module !== undefined));

let portal: TestPortal;
let org: FilledOrganisation;
beforeAll(async () => {
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  org = await fillOrganisation(portal);
});
afterAll(() => portal.stop());

test('there are calls that need a module', () => {
  expect(GATED.length).toBeGreaterThan(10);
});

const setTrialEnd = (at: Date) =>
  portal.database.query('update organisations set trial_ends_at = $1 where org_id = $2', [at, org.orgId]);

/** The others stay open after a trial (spec part 1, section 4). */
const OF_TRIALS: readonly (string | undefined)[] = ['compliance', 'training', 'monitoring', 'cybermaturity'];
const GATED_BY_TRIAL = GATED.filter(([, { call }]) => OF_TRIALS.includes(call.module));

const NOT_ACTIVE: readonly (readonly [string, typeof GATED, () => Promise<void>])[] = [
  [
    'INACTIVE because the trial is over',
    GATED_BY_TRIAL,
    async () => {
      await setTrialEnd(new Date(portal.clock.now().getTime() - 1));
    },
  ],
  [
    'NOT_AVAILABLE in the plan',
    GATED,
    async () => {
      await setTrialEnd(new Date(portal.clock.now().getTime() + 1000));
      await changePlans(portal, ({ planDetail }) => ({
        planDetail: {
          ...planDetail,
          probely: 'NOT_AVAILABLE',
          securityPolicies: 'NOT_AVAILABLE',
          training: 'NOT_AVAILABLE',
          cyberconcierge: 'NOT_AVAILABLE',
          phishing: 'NOT_AVAILABLE',
          cybermaturity: 'NOT_AVAILABLE',
          bitsight: 'NOT_AVAILABLE',
          marketplace: 'NOT_AVAILABLE',
          insurance: 'NOT_AVAILABLE',
        },
      }));
    },
  ],
];

describe.each(NOT_ACTIVE)('a module that is %s', (_title, gated, prepare) => {
  let before: Awaited<ReturnType<typeof dumpDatabase>>;
  beforeAll(async () => {
    await prepare();
    await org.browser.fetchCsrfToken();
    before = await dumpDatabase(portal.database);
  });

  test.each(gated)('V8.3.1 closes %s', async (_name, entry) => {
    const answer = await org.browser.call(entry.call, sampleOf(sampleInputs(org, portal.clock.now()), entry));
    expect(answer).toMatchObject({ status: 403, errors: [{ code: 'MODULE_NOT_ACTIVE' }] });
  });

  test('V8.3.1 none of the refused calls has changed anything by then', async () => {
    expect(await dumpDatabase(portal.database)).toEqual(before);
  });
});
