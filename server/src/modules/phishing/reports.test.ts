import { reportedMails } from '@portal/contract/phishing/phishing.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PHISHING_REPORTS_PATH } from '../../http/phishing-reports.ts';
import { startImapStandIn } from '../../testing/imap-stand-in.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { readReportsMailbox } from './reports/read-mailbox.ts';
import { readReport } from './reports/read-report.ts';
import { type PhishingPortal, SENDER, startPhishingPortal } from './testing/phishing-steps.ts';
import { forwarded, newSentMail } from './testing/report-steps.ts';

const SECRET = 'secret-of-reported-mails';

let shared: PhishingPortal;
let mailbox: Awaited<ReturnType<typeof startImapStandIn>>;
beforeAll(async () => {
  mailbox = await startImapStandIn({ user: 'report', pass: 'right' });
  shared = await startPhishingPortal({
    PHISHING_INBOUND_SECRET: SECRET,
    PHISHING_IMAP_URL: mailbox.url,
    PHISHING_URL: 'http://notices.example',
  });
});
afterAll(async () => {
  await shared.stop();
  await mailbox.close();
});

const sentMail = () => newSentMail(shared);

const post = (payload: string | object, headers: Record<string, string>) =>
  shared.portal.portal.http.inject({
    method: 'POST',
    url: PHISHING_REPORTS_PATH,
    headers: { host: 'localhost:3000', ...headers },
    payload,
  });

test('the webhook takes nothing without its secret, and counts the first report of one of ours with thanks', async () => {
  const { mail, person, figures } = await sentMail();
  const raw = forwarded(
    person,
    `From: notice@${SENDER}\r\nSubject: Package\r\nX-Phishing-Simulation: ${mail.id}\r\n\r\nx`,
  );
  const asMail = { 'content-type': 'message/rfc822' };
  for (const authorization of ['', `Bearer ${SECRET}x`, 'Basic bm90OnJpZ2h0', SECRET])
    expect((await post(raw, { ...asMail, authorization })).statusCode).toBe(401);
  expect((await figures()).reported).toBe(0);
  shared.portal.clock.advance(5 * 60_000);
  expect((await post(raw, { ...asMail, authorization: `Bearer ${SECRET}` })).json()).toEqual({ success: true });
  const basic = `Basic ${Buffer.from(`mail:${SECRET}`).toString('base64')}`;
  expect((await post({ raw }, { authorization: basic })).statusCode).toBe(200);
  expect((await post({ text: 1 }, { authorization: basic })).statusCode).toBe(400);
  expect(await figures()).toMatchObject({ reported: 1, firstReportMinutes: 5 });
  const thanks = (await queuedMails(shared.portal, person)).filter(({ request }) => request.kind === 'phishing-thanks');
  expect(thanks).toHaveLength(1);
});

test('the mailbox is read; another mail counts for the firm whose person sent it, once, and of strangers nothing is kept', async () => {
  const { mail, person, figures, browser } = await sentMail();
  mailbox.deliver(`From: ${person}\r\nSubject: Fwd\r\n\r\n> http://notices.example/look/${mail.token}\r\n`);
  const other = forwarded(person, 'From: evil@bad.example\r\nSubject: You won\r\n\r\nx');
  mailbox.deliver(other);
  mailbox.deliver(other);
  mailbox.deliver(forwarded('stranger@else.example', 'From: evil@bad.example\r\nSubject: To a stranger\r\n\r\nx'));
  await readReportsMailbox(shared.portal.portal.services);
  expect(mailbox.unseen()).toBe(0);
  expect(await figures()).toMatchObject({ reported: 1 });
  const { data } = (await browser.call(reportedMails, {})).body;
  expect(data.map(({ sender, subject }) => `${sender} ${subject}`)).toEqual(['evil@bad.example You won']);
});

test('a mailbox that cannot be read is no failure of the chore', async () => {
  const reportsMailbox = { takeNew: () => Promise.reject(new Error('away')) };
  await readReportsMailbox({ ...shared.portal.portal.services, reportsMailbox });
});

test('links lead to the address that the provider set, where nothing else is served', async () => {
  const { mail } = await sentMail();
  expect(mail.url).toBe(`http://notices.example/look/${mail.token}`);
  const ask = async (url: string) =>
    (await shared.portal.portal.http.inject({ url, headers: { host: 'notices.example' } })).statusCode;
  expect(await ask('/api/getCSRFToken')).toBe(200);
  // Nobody is to sign in at such an address.
  for (const url of ['/api/accounts/session', '/api/phishing/overview']) expect(await ask(url)).toBe(421);
  expect(await ask('/signin')).toBe(302);
});

const ID = '0b8c6d0e-5a3f-4b7e-9c1d-2e3f4a5b6c7d';
const TOKEN = 'Ab-_'.repeat(11).slice(0, 43);
test.each([
  ['its header in pasted text', `Hello\r\n\r\nX-Phishing-Simulation: ${ID}\r\n`, { ids: [ID] }],
  ['its Message-ID', `Message-ID: <${ID.toUpperCase()}@${SENDER}>\r\nFrom: a@b.example\r\n\r\nx`, { ids: [ID] }],
  [
    'a link in quoted-printable',
    `From: a@b.example\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nhttp://x.example/look/${TOKEN.slice(0, 9)}=\r\n${TOKEN.slice(9)} now`,
    { tokens: [TOKEN] },
  ],
  ['Outlook’s file', Buffer.from(`\u0000\u0000http://x.example/look/${TOKEN}\u0000`, 'utf16le'), { tokens: [TOKEN] }],
  [
    'a mail in a mail in a mail',
    forwarded(
      'c@d.example',
      forwarded('b@c.example', `From: a@b.example\r\nSubject: Deep\r\nX-Phishing-Simulation: ${ID}\r\n\r\nx`),
    ),
    { ids: [ID], reporter: 'c@d.example', sender: 'a@b.example', subject: 'Deep' },
  ],
])('a report is known by %s', async (_what, raw, expected) => {
  expect(await readReport(Uint8Array.from(Buffer.from(raw)))).toMatchObject(expected);
});

test('what is no mail is told from one', async () => {
  expect(await readReport(Buffer.from('Just some words.'))).toBeNull();
});
