import pino from 'pino';
import { createSession } from '../../contract/src/accounts/accounts.calls.ts';
import { authenticate } from '../../contract/src/accounts/identity.calls.ts';
import {
  getCustomerPortalData,
  profileSave,
  updateCustomerPortalData,
} from '../../contract/src/profile/profile.calls.ts';
import { createPortal } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config/config.ts';
import type { DatabaseConnection } from '../../server/src/database/postgres/servers.ts';
import { logOptions } from '../../server/src/log-options.ts';
import { systemClock } from '../../server/src/system/clock.ts';
import { loadSecrets } from '../../server/src/system/secrets.ts';
import { TestBrowser } from '../../server/src/testing/test-browser.ts';
import { recordStatements, type Statement } from '../record-statements.ts';

const EMAIL = 'dana@harbor-bakery.example';
const NEWCOMER = 'lee@harbor-bakery.example';
const PASSWORD = 'Quiet-River-42-Lamp';

export type Seed = {
  /** Value of the Cookie header of somebody who is signed in and has set up an organisation. */
  readonly cookie: string;
  /** The same for somebody of another organisation who has not been on Home yet. */
  readonly newcomersCookie: string;
  /** What `GET /profile/getCustomerPortalData` asked of the database for that person. */
  readonly statements: readonly Statement[];
};

/** Puts two organisations with one signed-in admin each into a migrated database, through the portal's own calls. */
export async function seedPortal(dataDir: string, connection: DatabaseConnection): Promise<Seed> {
  const config = readConfig({ DATA_DIR: dataDir, ROLES: 'web', LOG_LEVEL: 'silent' });
  const portal = await createPortal({
    config,
    connection,
    secrets: loadSecrets(dataDir),
    clock: systemClock,
    log: pino(logOptions(config)),
    distFolder: null,
  });
  try {
    const browser = await signUp(portal, EMAIL);
    // Of a visit without a dialog: those of a first visit are loaded after the page.
    await browser.call(updateCustomerPortalData, {
      cybermaturity: { hasSeenReleaseNotes: true, dontShowRoadBlock: true },
    });
    const recorded = await recordStatements(() => browser.call(getCustomerPortalData, {}));
    if (recorded.result.status !== 200) throw new Error(`The seeded call answered ${recorded.result.status}.`);
    const newcomer = await signUp(portal, NEWCOMER);
    return { cookie: cookieOf(browser), newcomersCookie: cookieOf(newcomer), statements: recorded.statements };
  } finally {
    await portal.stop();
  }
}

async function signUp(portal: Awaited<ReturnType<typeof createPortal>>, email: string): Promise<TestBrowser> {
  const { identity, database } = portal.services;
  await database.asSystem((tx) => identity.createVerified(tx, email, PASSWORD));
  const browser = new TestBrowser(portal.http);
  const { body } = await browser.call(authenticate, { username: email, password: PASSWORD });
  await browser.call(createSession, {}, { authorization: `Bearer ${body.bearer}` });
  await browser.call(profileSave, {
    companyProfile: {
      companyName: 'Harbor Bakery Ltd',
      companyUrl: 'harbor-bakery.example',
      numberOfEmployees: '11-20',
      industry: 'RETAIL',
      phone: '',
    },
    adminProfile: { firstName: 'Dana', lastName: 'Reyes', jobTitle: 'Office manager' },
  });
  await browser.call(updateCustomerPortalData, { introViewed: { dashboard: true } });
  return browser;
}

const cookieOf = (browser: TestBrowser) => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
