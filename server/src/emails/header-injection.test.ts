import { randomUUID } from 'node:crypto';
import { inviteUser } from '@portal/contract/accounts/accounts.calls.ts';
import { createSignUpLink } from '@portal/contract/console/sign-up-links.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSmtpMail } from '../providers/mail/smtp-mail.ts';
import { renderMail } from '../render-mail.ts';
import { seal } from '../system/sealed-box.ts';
import { type Member, type Person, signInNewMember, signInNewStaff } from '../testing/people.ts';
import { queuedMails } from '../testing/queued-mails.ts';
import { startSmtpInbox } from '../testing/smtp-inbox.ts';
import { nextAddress } from '../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';
import { createMailLog } from './mail-log.ts';
import { createSendMailJob } from './send-mail-job.ts';

let portal: TestPortal;
let inbox: Awaited<ReturnType<typeof startSmtpInbox>>;
let staff: Person;
let admin: Member;
beforeAll(async () => {
  portal = await startTestPortal();
  inbox = await startSmtpInbox();
  staff = await signInNewStaff(portal);
  admin = await signInNewMember(portal);
});
// From new addresses each time, so that no rate limit hides the answer.
beforeEach(() => {
  staff.browser.address = nextAddress();
  admin.browser.address = nextAddress();
});
afterAll(async () => {
  await inbox.close();
  await portal.stop();
});

/** What would begin a new header, a new recipient or a body, if anything passed it on as it is. */
const ENDINGS = [
  '\r\nBcc: eve@evil.example',
  '\nBcc: eve@evil.example',
  '\rBcc: eve@evil.example',
  '\r\n\r\n<h1>Evil</h1>',
  '\r\n.\r\nMAIL FROM:<eve@evil.example>',
  '\u0085Bcc: eve@evil.example',
  '\u2028Bcc: eve@evil.example',
  '\u2029Bcc: eve@evil.example',
  '\v\fBcc: eve@evil.example',
  '\0Bcc: eve@evil.example',
  '%0d%0aBcc: eve@evil.example',
  '=?utf-8?Q?=0D=0ABcc:_eve@evil.example?=',
  '", <eve@evil.example>, "',
  ', eve@evil.example',
  '\u560d\u560aBcc: eve@evil.example',
] as const;

const HEADERS = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'];

/** Sends what waits for an address through the real queue's handler and a real mail server. */
async function deliver(to: string): Promise<void> {
  const { brands, database } = portal.portal.services;
  const send = createSendMailJob({
    render: renderMail,
    mail: createSmtpMail(inbox.url),
    key: portal.secrets.jobKey,
    brandById: (brandId) => brands.byId(brandId),
    logoOf: brands.logoOf,
    from: () => '"Cyber Safety" <no-reply@cybersafety.example>',
    log: createMailLog(database, portal.clock),
    onRefused: (error) => {
      throw error;
    },
  });
  for (const job of await queuedMails(portal, to)) {
    await send({ sealed: seal(portal.secrets.jobKey, job) });
  }
}

function expectOneSoundMail(to: string): void {
  const index = inbox.received.findIndex(({ recipients }) => recipients.includes(to));
  const mail = inbox.received[index];
  expect(mail?.recipients).toEqual([to]);
  expect(mail?.from).toBe('no-reply@cybersafety.example');
  expect(mail?.subject).not.toMatch(/[\r\n\u0085\u2028\u2029]/);
  expect((inbox.headers[index] ?? []).map(({ key }) => key).sort()).toEqual(HEADERS);
  expect(mail?.html).not.toContain('<h1>Evil');
}

describe('V1.3.11 no text of a user becomes a mail header, a recipient or markup', () => {
  test.each(ENDINGS)('%j', async (ending) => {
    const named = (to: string) => ({ email: to, firstName: `Sam${ending}`, lastName: `Ode${ending}` });
    const accepted: string[] = [];
    const linked = `linked-${randomUUID()}@firm.example`;
    const answers = [
      [linked, await staff.browser.call(createSignUpLink, { ...named(linked), companyName: `Firm${ending}` })],
    ] as [string, { status: number }][];
    const invited = `invited-${randomUUID()}@firm.example`;
    answers.push([invited, await admin.browser.call(inviteUser, named(invited))]);
    for (const [to, answer] of answers) {
      expect([200, 400]).toContain(answer.status);
      if (answer.status === 200) accepted.push(to);
    }
    for (const to of accepted) {
      await deliver(to);
      expectOneSoundMail(to);
    }
    // Line breaks and other controls do not even get in.
    const hasControls = [...ending].some((character) => character < ' ');
    expect(accepted).toHaveLength(hasControls ? 0 : 2);
    expect(inbox.received.flatMap(({ recipients }) => recipients).join()).not.toContain('evil');
  });

  test.each(ENDINGS)('an address with %j is none', async (ending) => {
    const email = `sam@firm.example${ending}`;
    expect((await staff.browser.call(createSignUpLink, { email })).errors).toMatchObject([{ field: 'email' }]);
    expect((await admin.browser.call(inviteUser, { email })).errors).toMatchObject([{ field: 'email' }]);
  });
});
