import {
  createSession,
  inviteUser,
  logout,
  resetPassword,
  sendResetPasswordMagicLink,
} from '@portal/contract/accounts/accounts.calls.ts';
import {
  authenticate,
  changePassword,
  confirmForgotPassword,
  forgotPassword,
} from '@portal/contract/accounts/identity.calls.ts';
import { renewRecoveryCodes, turnOffSecondFactor } from '@portal/contract/accounts/second-factor.calls.ts';
import { endOtherSessions } from '@portal/contract/accounts/sessions.calls.ts';
import { deleteUserInvite, getUserInviteList } from '@portal/contract/profile/profile.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshProof, inviteColleague, TEST_PASSWORD } from '../../testing/people.ts';
import { newestLinkToken } from '../../testing/queued-mails.ts';
import { appCode, nextCodeOf } from '../../testing/second-factor.ts';
import { enterCode, enterPassword, type MemberWithApp, memberWithApp } from '../../testing/second-factor-sign-in.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const NEW_PASSWORD = 'Brand-New-Lantern-88';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ SESSION_INACTIVITY_TIMEOUT: '0' });
});
afterAll(() => portal.stop());

/** What happens, and the entries that the log then has of it, in this order. */
const FLOWS: readonly (readonly [string, (person: MemberWithApp) => Promise<string>, readonly string[]])[] = [
  [
    'signing in with a second factor',
    async (person) => {
      const { browser } = await enterPassword(portal, person.email);
      await enterCode(browser, appCode(portal, person.secret));
      return browser.address;
    },
    ['session.second-factor-due', 'session.created'],
  ],
  [
    'a wrong password, then a wrong code',
    async (person) => {
      const browser = portal.browser();
      await browser.call(authenticate, { username: person.email, password: 'Wrong-Guess-1' });
      const { browser: other } = await enterPassword(portal, person.email);
      await enterCode(other, '000000');
      return '';
    },
    ['session.refused', 'session.second-factor-due', 'session.refused'],
  ],
  [
    'a recovery code',
    async (person) => {
      const { browser } = await enterPassword(portal, person.email);
      await enterCode(browser, person.recoveryCodes[0] ?? '');
      return '';
    },
    ['session.second-factor-due', 'second-factor.recovery-code-used', 'session.created'],
  ],
  [
    'signing out',
    async ({ browser }) => {
      await browser.call(logout, {});
      return browser.address;
    },
    ['session.ended'],
  ],
  [
    'signing out elsewhere',
    async ({ browser }) => {
      await browser.call(endOtherSessions, {});
      return browser.address;
    },
    ['session.others-ended'],
  ],
  [
    'another password',
    async ({ browser }) => {
      await browser.call(changePassword, { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD });
      return browser.address;
    },
    ['password.changed'],
  ],
  [
    'a reset by link',
    async ({ email }) => {
      const browser = portal.browser();
      await browser.call(sendResetPasswordMagicLink, { email });
      const linkId = await newestLinkToken(portal, email, 'reset-password');
      await browser.call(resetPassword, { linkId, password: NEW_PASSWORD });
      return browser.address;
    },
    ['password.reset-asked', 'password.reset'],
  ],
  [
    'a guess at a reset code',
    async ({ email }) => {
      const browser = portal.browser();
      await browser.call(forgotPassword, { username: email });
      await browser.call(confirmForgotPassword, { username: email, code: 'x', password: NEW_PASSWORD });
      return browser.address;
    },
    ['password.reset-asked', 'password.reset-refused'],
  ],
  [
    'new recovery codes, and no second factor any more',
    async ({ browser, email }) => {
      const code = () => nextCodeOf(portal, email);
      await browser.call(renewRecoveryCodes, { code: await code() }, await freshProof(portal, email));
      await browser.call(turnOffSecondFactor, { code: await code() }, await freshProof(portal, email));
      return browser.address;
    },
    ['second-factor.new-recovery-codes', 'second-factor.turned-off'],
  ],
  [
    'an invitation that is cancelled',
    async ({ browser }) => {
      await browser.call(inviteUser, { email: 'guest@firm.example' });
      const [invite] = (await browser.call(getUserInviteList, {})).body.data;
      await browser.call(deleteUserInvite, { linkId: invite?.linkId ?? '' });
      return browser.address;
    },
    ['invite.created', 'invite.cancelled'],
  ],
];

type Row = { action: string; at: Date; actor_id: string | null; subject: string; ip: string; transaction_id: string };
const entriesSince = (auditId: string) =>
  portal.database.query<Row>(
    'select action, at, actor_id, subject, ip, transaction_id from audit_log where audit_id > $1 order by audit_id',
    [auditId],
  );
const newest = async () =>
  (await portal.database.query<{ id: string }>('select coalesce(max(audit_id), 0)::text as id from audit_log'))[0]
    ?.id ?? '0';

describe('V16.2.1/16.3.1 the log says who did what, when and from where', () => {
  test.each(FLOWS)('of %s', async (_what, run, actions) => {
    const person = await memberWithApp(portal);
    const since = await newest();
    const address = await run(person);
    const entries = await entriesSince(since);
    expect(entries.map(({ action }) => action)).toEqual(actions);
    for (const entry of entries) {
      expect(entry.at).toEqual(portal.clock.now());
      expect(entry.ip).toMatch(/^10\./);
      expect(entry.transaction_id).toBe('test-transaction');
      // Somebody who could not prove who they are is nobody to the log; it keeps which account they named.
      if (entry.actor_id === null) expect(entry.subject).toBe(person.email);
      else expect(entry.actor_id).toBe(person.userId);
    }
    if (address !== '') expect(entries.at(-1)?.ip).toBe(address);
  });

  test('of an invitation that is taken', async () => {
    const person = await memberWithApp(portal);
    const since = await newest();
    const email = await inviteColleague(portal, person);
    expect(await entriesSince(since)).toMatchObject([
      { action: 'invite.created', actor_id: person.userId, subject: email },
      { action: 'invite.accepted', subject: email },
    ]);
  });

  test('V16.2.5 and never a password, a code or a token', async () => {
    const person = await memberWithApp(portal);
    for (const [, run] of FLOWS) await run(await memberWithApp(portal));
    const { body } = await portal.browser().call(authenticate, { username: person.email, password: TEST_PASSWORD });
    await portal.browser().call(createSession, {}, { authorization: `Bearer ${body.bearer}` });
    const rows = await portal.database.query<{ row: string }>('select a::text as row from audit_log a');
    expect(rows.length).toBeGreaterThan(20);
    const secrets = [TEST_PASSWORD, NEW_PASSWORD, 'Wrong-Guess-1', person.secret, ...person.recoveryCodes, body.bearer];
    for (const { row } of rows) {
      for (const secret of secrets) expect(row).not.toContain(secret);
      expect(row).not.toMatch(/(?<![\w-])[A-Za-z0-9_-]{43}(?![\w@-])/);
    }
  });
});
