import type { InputOf } from '@portal/contract/call.ts';
import { addPhishingDomain, provePhishingDomain, turnPhishingOn } from '@portal/contract/phishing/phishing.calls.ts';
import { savePhishingCampaign } from '@portal/contract/phishing/phishing-campaigns.calls.ts';
import { startDnsServer } from '@portal/scanner/testing/dns-server.ts';
import { changePlans } from '../../../testing/change-plans.ts';
import { type Member, signInNewMember } from '../../../testing/people.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { checkSender } from '../provider/check-sender.ts';
import { sendDueMails } from '../sending/send-due.ts';

export const SENDER = 'notices.example';
/** A Monday, nine in the morning in the time zone of the tests' brand. */
export const MONDAY_NINE = '2026-11-23T17:00:00Z';
export const MONDAY = '2026-11-23';
const KEY = 'v=DKIM1; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQ';

/** Working days pass in these tests. */
const NO_PAUSE = { SESSION_INACTIVITY_TIMEOUT: '0' };

export type DnsRecords = Record<string, { txt?: string[] }>;

/** What a sound sending domain has. */
export const soundRecords = (): DnsRecords => ({
  [SENDER]: { txt: ['v=spf1 ip4:192.0.2.1 -all'] },
  [`s1._domainkey.${SENDER}`]: { txt: [KEY] },
  [`_dmarc.${SENDER}`]: { txt: ['v=DMARC1; p=reject'] },
});

/** A portal that may send, with name servers of its own whose records a test can change. */
export async function startPhishingPortal(environment: Readonly<Record<string, string>> = {}) {
  const records = soundRecords();
  const dns = await startDnsServer(records);
  const settings = { PHISHING_DOMAIN: SENDER, PHISHING_DKIM_SELECTOR: 's1', DNS_SERVERS: dns.address, ...NO_PAUSE };
  const portal = await startTestPortal({ ...settings, ...environment });
  portal.clock.set(MONDAY_NINE);
  await changePlans(portal, ({ planDetail }) => ({
    planDetail: { ...planDetail, phishing: 'ACTIVE', training: 'ACTIVE', trainingNumberOfSeats: 5000 },
  }));
  await checkSender(portal.portal.services, SENDER);
  return {
    portal,
    records,
    async stop() {
      await portal.stop();
      await dns.close();
    },
  };
}

export type PhishingPortal = Awaited<ReturnType<typeof startPhishingPortal>>;

let firms = 0;

/** A firm with simulations on, a proved domain, and so many people at it. */
export async function newPhishingFirm(
  { portal, records }: PhishingPortal,
  people: number,
  { showsNames = true, department = () => '' }: { showsNames?: boolean; department?: (index: number) => string } = {},
): Promise<Member & { readonly domain: string; readonly domainId: string }> {
  const member = await signInNewMember(portal, 'Lark Bakery');
  const { browser, orgId } = member;
  firms += 1;
  const domain = `lark-${firms}.example`;
  await portal.database.query(
    `insert into trainees (trainee_id, org_id, email, name, department, started_on, added_on, added_at)
     select gen_random_uuid(), $1, 'person' || index || '@' || $2::text, 'Ann Lee ' || index, ($3::text[])[index + 1], $4, $4, $5
     from generate_series(0, $6::int - 1) as index`,
    [
      orgId,
      domain,
      Array.from({ length: people }, (_, index) => department(index)),
      MONDAY,
      portal.clock.now(),
      people,
    ],
  );
  await browser.call(turnPhishingOn, { confirms: true, showsNames, revision: 0 });
  const added = (await browser.call(addPhishingDomain, { domain })).body.data;
  records[added.record.name] = { txt: [added.record.value] };
  const proved = await browser.call(provePhishingDomain, { by: 'dns', domainId: added.domainId });
  if (proved.status !== 200) throw new Error(`The domain was not proved: ${JSON.stringify(proved.errors)}`);
  return { ...member, domain, domainId: added.domainId };
}

/** Plans a campaign of this Monday. */
export async function planCampaign(
  { browser }: Pick<Member, 'browser'>,
  changes: Partial<InputOf<typeof savePhishingCampaign>> = {},
) {
  const answer = await browser.call(savePhishingCampaign, { name: 'First', startsOn: MONDAY, days: 1, ...changes });
  if (answer.status !== 200) throw new Error(`Nothing was planned: ${JSON.stringify(answer.errors)}`);
  return answer.body.data;
}

/** How often mails that are due are tried; a name server that a busy machine does not hear in time is asked again, as the next minute does. */
const TRIES = 20;

/** Moves the clock to an instant and works off what is due then. */
export async function sendAt(portal: TestPortal, instant: string): Promise<void> {
  portal.clock.set(instant);
  for (let tries = 0; tries < TRIES; tries += 1) {
    await sendDueMails(portal.portal.services);
    const [waiting] = await portal.database.query(
      `select from phishing_mails join phishing_campaigns using (campaign_id)
       where state = 'planned' and send_at <= $1 and proofs_checked_at is null limit 1`,
      [portal.clock.now()],
    );
    if (waiting === undefined) return;
  }
}

/** The simulated mails that wait in the queue for an address. */
export async function simulatedMails(portal: TestPortal, to: string) {
  return (await queuedMails(portal, to)).flatMap(({ id, request }) =>
    request.kind === 'phishing'
      ? [{ id, ...request, token: request.url.slice(-43), trap: request.trapUrl.slice(-43) }]
      : [],
  );
}

/** Says of queued mails that the mail server took them, as the job does. */
export async function deliverAll({ database, clock }: TestPortal): Promise<void> {
  await database.query(
    `update mail_log set status = 'sent', ended_at = $1 where kind = 'phishing' and status = 'queued'`,
    [clock.now()],
  );
}
