import type { cyberConciergeAlert, cyberConciergeAlerts } from '@portal/contract/concierge/concierge.calls.ts';
import { plainWords } from '@portal/domain/rich-text/plain-words.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import { parseMarkdown } from '../../documents/parse-markdown.ts';
import { readMarkdown } from '../../documents/read-markdown.ts';
import { countAlerts, findAlert, listAlertRows, markAlertRead } from './alerts.store.ts';
import type { ConciergeServices } from './concierge-services.ts';
import { PAGE_SIZE, sliceOf } from './page-of-customers-list.ts';
import { leavesReadMark } from './read-mark.ts';

const PREVIEW_CHARACTERS = 160;
/** Marks and links take room too. */
const READ_FOR_PREVIEW = 1000;

/** Messages of the provider, newest first. */
export async function listAlerts(
  { database }: ConciergeServices,
  { session }: CallerOf<typeof cyberConciergeAlerts>,
  { page }: InputOf<typeof cyberConciergeAlerts>,
): Promise<AnswerOf<typeof cyberConciergeAlerts>> {
  const { rows, counts } = await database.inOrg(session.orgId, async (tx) => ({
    rows: await listAlertRows(tx, session.userId, sliceOf(page)),
    counts: await countAlerts(tx, session.userId),
  }));
  const alerts = rows.map((row) => ({
    conciergeMessageId: row.message_id,
    title: row.title,
    preview: plainWords(parseMarkdown(row.body.slice(0, READ_FOR_PREVIEW)), PREVIEW_CHARACTERS),
    publishedAt: row.published_at.toISOString(),
    isNew: row.is_new,
  }));
  return { success: true, alerts, ...counts, pageSize: PAGE_SIZE };
}

/** One message; whoever opens it has read it. */
export async function readAlert(
  { database, clock }: ConciergeServices,
  caller: CallerOf<typeof cyberConciergeAlert>,
  { conciergeMessageId: messageId }: InputOf<typeof cyberConciergeAlert>,
): Promise<AnswerOf<typeof cyberConciergeAlert>> {
  const { orgId, userId } = caller.session;
  const row = await database.inOrg(orgId, async (tx) => {
    const found = await findAlert(tx, messageId);
    if (found === undefined) throw new AppError('NOT_FOUND');
    if (leavesReadMark(caller)) await markAlertRead(tx, { orgId, messageId, userId, at: clock.now() });
    return found;
  });
  return {
    success: true,
    data: {
      conciergeMessageId: messageId,
      title: row.title,
      publishedAt: row.published_at.toISOString(),
      body: await readMarkdown(row.body),
    },
  };
}
