import { randomUUID } from 'node:crypto';
import { checkSession, inviteUser, sendResetPasswordMagicLink } from '@portal/contract/accounts/accounts.calls.ts';
import { downloadAuditLog, listAuditLog } from '@portal/contract/console/audit-log.calls.ts';
import { listJobs, listMails, resendMail, retryJob } from '@portal/contract/console/operations.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMailLog } from '../../emails/mail-log.ts';
import { createSendMailJob } from '../../emails/send-mail-job.ts';
import { MailError, type MailPort, type OutgoingMail } from '../../providers/mail/mail-port.ts';
import { renderMail } from '../../render-mail.ts';
import { type Person, signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { newestLinkToken } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
let staff: Person;
beforeAll(async () => {
  portal = await startTestPortal();
  staff = await signInNewStaff(portal, 'support');
});
afterAll(() => portal.stop());

const mailsTo = async (recipient: string) =>
  (await staff.browser.call(listMails, { search: recipient })).body.data.mails;

/** Works the queue of mails off as the worker does, with a mail server of the test's own. */
async function workOff(send: MailPort['send']): Promise<void> {
  const { services } = portal.portal;
  const run = createSendMailJob({
    render: renderMail,
    mail: { send },
    key: portal.secrets.jobKey,
    brandById: (brandId) => services.brands.byId(brandId),
    logoOf: services.brands.logoOf,
    from: () => 'no-reply@cybersafety.example',
    onRefused: () => undefined,
    log: createMailLog(services.database, portal.clock),
  });
  const waiting = await portal.database.query<{ id: string; data: { sealed: string } }>(
    `select id, data from jobs.job where name = 'send-mail' and state = 'created' order by created_on, id`,
  );
  for (const { id, data } of waiting)
    await run(data).then(
      () => portal.database.query(`update jobs.job set state = 'completed' where id = $1`, [id]),
      () => undefined,
    );
}

describe('the mail log', () => {
  test('tells what became of a mail, and nothing that the mail says', async () => {
    const member = await signInNewMember(portal);
    await workOff(async () => undefined);
    await portal.browser().call(sendResetPasswordMagicLink, { email: member.email });
    const token = await newestLinkToken(portal, member.email, 'reset-password');
    const resetMail = async () => (await mailsTo(member.email)).find(({ kind }) => kind === 'reset-password');
    expect(await resetMail()).toMatchObject({ status: 'queued', attempts: 0, canBeSentAgain: false });
    await workOff(async () => {
      throw new MailError(`451 try later, it said ${token}`, false);
    });
    expect(await resetMail()).toMatchObject({
      status: 'queued',
      attempts: 1,
      lastError: '451 try later, it said [hidden]',
    });
    await workOff(async () => undefined);
    expect(await resetMail()).toMatchObject({ status: 'sent', attempts: 2, lastError: '', canBeSentAgain: false });
    const rows = await portal.database.query<{ row: string }>('select m::text as row from mail_log m');
    for (const { row } of rows) expect(row).not.toContain(token);
  });

  test('a mail that was refused is sent again as it was, once', async () => {
    const member = await signInNewMember(portal);
    const to = `full-${randomUUID()}@firm.example`;
    await workOff(async () => undefined);
    await member.browser.call(inviteUser, { email: to });
    const token = await newestLinkToken(portal, to, 'invite');
    await workOff(async () => {
      throw new MailError('550 mailbox full', true);
    });
    const [failed] = await mailsTo(to);
    expect(failed).toMatchObject({
      kind: 'invite',
      status: 'failed',
      lastError: '550 mailbox full',
      canBeSentAgain: true,
    });
    const listed = (await staff.browser.call(listMails, { status: 'failed' })).body.data.mails;
    expect(listed.map(({ recipient }) => recipient)).toContain(to);
    const resend = () => staff.browser.call(resendMail, { mailId: failed?.mailId ?? '' });
    const answers = await Promise.all([resend(), resend()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const sent: OutgoingMail[] = [];
    await workOff(async (mail) => void sent.push(mail));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.to).toBe(to);
    expect(sent[0]?.text).toContain(token);
    expect((await mailsTo(to))[0]).toMatchObject({ status: 'sent' });
    const audit = await portal.database.query('select org_id from audit_log where action = $1 and subject = $2', [
      'mail.sent-again',
      to,
    ]);
    expect(audit).toEqual([{ org_id: member.orgId }]);
  });

  test('a mail that waited for days is given up; the log ends after a month', async () => {
    const member = await signInNewMember(portal);
    await workOff(async () => undefined);
    await portal.browser().call(sendResetPasswordMagicLink, { email: member.email });
    const before = portal.clock.now();
    portal.clock.advance(2.6 * 24 * 60 * 60_000);
    await workOff(async () => {
      throw new MailError('451 try later', false);
    });
    const kept = () =>
      portal.database.query(
        'select status, sealed is not null as sealed from mail_log where recipient = $1 and kind = $2',
        [member.email, 'reset-password'],
      );
    expect(await kept()).toEqual([{ status: 'failed', sealed: true }]);
    const log = createMailLog(portal.portal.services.database, portal.clock);
    portal.clock.advance(8 * 24 * 60 * 60_000);
    await log.clear(30);
    expect(await kept()).toEqual([{ status: 'failed', sealed: false }]);
    portal.clock.advance(30 * 24 * 60 * 60_000);
    await log.clear(30);
    expect(await kept()).toEqual([]);
    portal.clock.advance(before.getTime() - portal.clock.now().getTime());
  });

  test('work that is done for nobody leaves no trace', async () => {
    const { outbox, database, brands } = portal.portal.services;
    const count = async () => (await portal.database.query('select 1 from mail_log')).length;
    await workOff(async () => undefined);
    const before = await count();
    const request = { kind: 'account-exists', signInUrl: 'http://localhost:3000/signin' } as const;
    await database.asSystem((tx) => outbox.put(tx, brands.default, null, request, { language: 'en' }));
    expect((await staff.browser.call(listMails, {})).body.data.mails.every(({ recipient }) => recipient !== '')).toBe(
      true,
    );
    await workOff(async () => undefined);
    expect(await count()).toBe(before);
  });
});

describe('jobs', () => {
  test('that failed or wait are listed without what they carry, and can be tried again', async () => {
    const jobId = randomUUID();
    const token = 'A'.repeat(43);
    await portal.database.query(
      `insert into jobs.job (id, name, data, state, retry_count, output) values ($1, 'run-scan', $2, 'failed', 3, $3)`,
      [
        jobId,
        JSON.stringify({ hidden: 'what it carries' }),
        JSON.stringify({ message: `It broke at ${token}`, stack: 'x' }),
      ],
    );
    const list = async () => (await staff.browser.call(listJobs, {})).body.data.jobs.find((row) => row.jobId === jobId);
    expect(await list()).toMatchObject({
      name: 'run-scan',
      state: 'failed',
      attempts: 4,
      lastError: 'It broke at [hidden]',
    });
    expect(JSON.stringify(await list())).not.toContain('what it carries');
    expect((await staff.browser.call(retryJob, { jobId, name: 'run-scan' })).status).toBe(200);
    expect(await list()).toMatchObject({ state: 'retry' });
    await portal.database.query(`update jobs.job set state = 'completed' where id = $1`, [jobId]);
    expect((await staff.browser.call(retryJob, { jobId, name: 'run-scan' })).status).toBe(404);
    expect(await list()).toBeUndefined();
  });
});

describe('the log of the portal', () => {
  const list = async (input: object = {}) => (await staff.browser.call(listAuditLog, input)).body.data;

  test('comes in pages of which none holds an entry twice or leaves one out', async () => {
    const member = await signInNewMember(portal, 'Long Log Ltd');
    await portal.database.query(
      `insert into audit_log (at, org_id, actor_id, action, subject) select $1::timestamptz - (n / 3) * interval '1 second', $2, $3,
         'website.added', 'site ' || n from generate_series(1, 120) n`,
      [portal.clock.now(), member.orgId, member.userId],
    );
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = await list({ organisation: 'long log', action: 'website.added', ...(before ? { before } : {}) });
      seen.push(...page.entries.map(({ subject }) => subject));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
    const first = (await list({ organisation: member.orgId, action: 'website.added' })).entries[0];
    expect(first).toMatchObject({ actor: member.email, organisation: { companyName: 'Long Log Ltd' } });
  });

  test('is filtered by person and by day', async () => {
    const member = await signInNewMember(portal);
    const { entries } = await list({ person: member.email });
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set([member.email]));
    expect((await list({ person: member.email, to: '2020-01-01' })).entries).toEqual([]);
    expect((await list({ person: member.email, from: '2099-01-01' })).entries).toEqual([]);
    expect((await list({ person: 'nobody@firm.example' })).entries).toEqual([]);
    const wrong = await staff.browser.call(listAuditLog, { before: 'x' });
    expect(wrong).toMatchObject({ status: 400, errors: [{ field: 'before' }] });
  });

  test('is a file for spreadsheets, in which nothing is a formula', async () => {
    const member = await signInNewMember(portal, '=HYPERLINK("http://evil.example","x")');
    await member.browser.call(checkSession, {});
    const answer = await staff.browser.call(downloadAuditLog, { organisation: member.orgId });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const text = answer.raw.toString('utf8');
    expect(text.startsWith('\ufefftime,action,subject,')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
    expect(text).toContain('organisation.created');
    const audit = await portal.database.query(`select 1 from audit_log where action = 'audit-log.downloaded'`);
    expect(audit).toHaveLength(1);
  });
});
