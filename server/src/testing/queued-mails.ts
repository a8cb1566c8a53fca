import type { MailJob } from '../emails/mail-outbox.ts';
import { unseal } from '../system/sealed-box.ts';
import type { TestPortal } from './test-portal.ts';

/** The mails that wait to be sent to an address, oldest first. */
export async function queuedMails(test: TestPortal, to: string): Promise<MailJob[]> {
  const rows = await test.database.query<{ sealed: string }>(
    `select data->>'sealed' as sealed from jobs.job where name = 'send-mail' order by created_on, id`,
  );
  return rows.map((row) => unseal(test.secrets.jobKey, row.sealed) as MailJob).filter((mail) => mail.to === to);
}

/**
 * The token in the link of the newest mail of a kind.
 * @throws Error when there is no such mail, or no link in it
 */
export async function newestLinkToken(test: TestPortal, to: string, kind: MailJob['request']['kind']): Promise<string> {
  const mail = (await queuedMails(test, to)).findLast(({ request }) => request.kind === kind);
  const token = /\/([A-Za-z0-9_-]{43})(?:\?lang=\w+)?"/.exec(JSON.stringify(mail?.request ?? {}))?.[1];
  if (token === undefined) throw new Error(`No ${kind} mail with a link for ${to}`);
  return token;
}
