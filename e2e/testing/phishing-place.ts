import { expect, type Page } from '@playwright/test';
import { startDnsServer } from '../../scanner/testing/dns-server.ts';
import { startImapStandIn } from '../../server/src/testing/imap-stand-in.ts';
import { startSmtpInbox } from '../../server/src/testing/smtp-inbox.ts';
import { callPortal } from './call-portal.ts';
import { startClockedPortal } from './clocked-portal.ts';
import { completeProfile, signIn, signUp, VERIFY_LINK } from './new-member.ts';

/** The provider's domain that practice mails come from, and the firm's own. */
export const SENDER = 'notices.example';
const FIRM = 'lark.example';
const KEY = 'v=DKIM1; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQ';

/** A portal by a moved clock, with a mail server, a mailbox of reports and name servers around it. */
export async function startPhishingPlace(instant: string) {
  const records: Record<string, { txt: string[] }> = {
    [SENDER]: { txt: ['v=spf1 ip4:192.0.2.1 -all'] },
    [`s1._domainkey.${SENDER}`]: { txt: [KEY] },
    [`_dmarc.${SENDER}`]: { txt: ['v=DMARC1; p=reject'] },
  };
  const [dns, inbox, mailbox] = [
    await startDnsServer(records),
    await startSmtpInbox(),
    await startImapStandIn({ user: 'report', pass: 'right' }),
  ];
  const portal = await startClockedPortal(instant, {
    ...{ DNS_SERVERS: dns.address, MAIL_URL: inbox.url, MAIL_FROM: 'Cyber Safety <no-reply@portal.example>' },
    ...{ PHISHING_DOMAIN: SENDER, PHISHING_DKIM_SELECTOR: 's1', PHISHING_IMAP_URL: mailbox.url },
    SESSION_INACTIVITY_TIMEOUT: '0',
  });
  return {
    ...{ portal, inbox, mailbox, records },
    /** Practice mails that arrived, in their order. */
    practice: () => inbox.received.filter(({ from }) => from.endsWith(`@${SENDER}`)),
    async close(): Promise<void> {
      await portal.stop();
      await Promise.all([inbox.close(), mailbox.close(), dns.close()]);
    },
  };
}

export type PhishingPlace = Awaited<ReturnType<typeof startPhishingPlace>>;

/** An admin whose firm has proved its domain and has so many people in training; simulations are off. */
export async function newPhishingAdmin(page: Page, { portal, inbox, records }: PhishingPlace, people: number) {
  const { request } = page.context();
  const email = `dana@${FIRM}`;
  const link = async () => {
    const found = () => inbox.received.map(({ text }) => VERIFY_LINK.exec(text)?.[0]).find((url) => url !== undefined);
    await expect.poll(found).toBeDefined();
    return found() ?? '';
  };
  const admin = await signUp(page, portal, email, link);
  await signIn(page, portal, admin);
  await completeProfile(page, portal, 'Lark Bakery');
  const list = Array.from({ length: people }, (_, index) => ({
    email: `person${index}@${FIRM}`,
    name: `Ann Lee ${index}`,
    department: ['Bakery', 'Shop', 'Office', 'Delivery'][index % 4] ?? '',
  }));
  await callPortal(request, portal.url, '/training/saveTrainees', { list });
  const { data } = await callPortal<{ data: { domainId: string; record: { name: string; value: string } } }>(
    request,
    portal.url,
    '/phishing/addDomain',
    { domain: FIRM },
  );
  records[data.record.name] = { txt: [data.record.value] };
  await callPortal(request, portal.url, '/phishing/proveDomain', { domainId: data.domainId, by: 'dns' });
  return admin;
}

type Mail = ReturnType<PhishingPlace['practice']>[number];

/** The address behind the button of a practice mail. */
export const linkOf = ({ text }: Mail): string => /http:\/\/\S+\/look\/[\w-]{43}/.exec(text)?.[0] ?? '';

/** A practice mail as mail programs show its source. */
export const sourceOf = ({ from, subject, messageId, text }: Mail): string =>
  [`From: ${from}`, `Subject: ${subject}`, `Message-ID: ${messageId}`, '', text].join('\r\n');

/** Opens a practice mail's link as a person does, reads the lesson to its end. */
export async function clickAndLearn(page: Page, mail: Mail): Promise<void> {
  await page.goto(linkOf(mail));
  await expect(lessonOf(page)).toBeVisible();
  const told = answerTo(page, 'visit');
  await page.mouse.move(200, 200);
  await page.mouse.move(260, 240);
  expect((await told).ok()).toBe(true);
  await readToEnd(page);
}

/**
 * Opens a practice mail's link as somebody who falls for the made-up sign-in behind it, and reads the lesson to its end.
 * @returns what the page sent meanwhile: none of it may hold the password
 */
export async function fallForSignIn(page: Page, mail: Mail, password: string): Promise<string[]> {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(linkOf(mail));
  const told = [answerTo(page, 'visit'), answerTo(page, 'further')];
  await page.getByLabel('Email').fill(mail.recipients[0] ?? '');
  await page.getByLabel('Password').click();
  await page.keyboard.type(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  for (const answer of await Promise.all(told)) expect(answer.ok()).toBe(true);
  await expect(lessonOf(page)).toBeVisible();
  await readToEnd(page);
  return sent;
}

const lessonOf = (page: Page) => page.getByRole('heading', { name: 'This was a practice message from your company' });

const answerTo = (page: Page, call: string) =>
  page.waitForResponse((response) => response.url().endsWith(`/api/phishing/${call}`));

async function readToEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByText('Thank you. You can close this page now.')).toBeVisible();
}

/** Hands a mail over on the page "Report this". */
export async function reportOnPage(page: Page, reportUrl: string, mail: Mail): Promise<void> {
  await page.goto(reportUrl);
  await page.getByRole('textbox').fill(sourceOf(mail));
  await page.getByRole('button', { name: 'Report this' }).click();
  await expect(page.getByRole('heading', { name: 'Good catch!' })).toBeVisible();
}
