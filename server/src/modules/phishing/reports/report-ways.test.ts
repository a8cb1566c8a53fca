import { afterAll, beforeAll, expect } from 'vitest';
import { PHISHING_REPORTS_PATH } from '../../../http/phishing-reports.ts';
import { startImapStandIn } from '../../../testing/imap-stand-in.ts';
import { type PhishingPortal, startPhishingPortal } from '../testing/phishing-steps.ts';
import { describeReportWay } from '../testing/report-way.suite.ts';
import { readReportsMailbox } from './read-mailbox.ts';

const SECRET = 'secret-of-reported-mails';

let portal: PhishingPortal;
let mailbox: Awaited<ReturnType<typeof startImapStandIn>>;
beforeAll(async () => {
  mailbox = await startImapStandIn({ user: 'report', pass: 'right' });
  portal = await startPhishingPortal({ PHISHING_INBOUND_SECRET: SECRET, PHISHING_IMAP_URL: mailbox.url });
});
afterAll(async () => {
  await portal.stop();
  await mailbox.close();
});

describeReportWay('the mailbox by IMAP', () => ({
  portal,
  async bring(...mails) {
    for (const mail of mails) mailbox.deliver(mail);
    await readReportsMailbox(portal.portal.portal.services);
    expect(mailbox.unseen()).toBe(0);
  },
}));

async function post(payload: string | object, headers: Readonly<Record<string, string>>): Promise<void> {
  const answer = await portal.portal.portal.http.inject({
    ...{ method: 'POST', url: PHISHING_REPORTS_PATH, payload },
    headers: { host: 'localhost:3000', authorization: `Bearer ${SECRET}`, ...headers },
  });
  expect(answer.statusCode).toBe(200);
}

describeReportWay('the webhook, as mails are', () => ({
  portal,
  async bring(...mails) {
    for (const mail of mails) await post(mail, { 'content-type': 'message/rfc822' });
  },
}));

describeReportWay('the webhook, in JSON', () => ({
  portal,
  async bring(...mails) {
    for (const raw of mails) await post({ raw }, {});
  },
}));
