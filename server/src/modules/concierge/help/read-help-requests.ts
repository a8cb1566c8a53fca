import type { helpFile, helpRequest, helpRequests } from '@portal/contract/concierge/concierge.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import type { ConciergeServices } from '../concierge-services.ts';
import { keptBytes } from '../files/kept-files.ts';
import { PAGE_SIZE, sliceOf } from '../page-of-customers-list.ts';
import { leavesReadMark } from '../read-mark.ts';
import { hrefOfAbout } from './help-about.ts';
import { findSentFile } from './help-files.store.ts';
import { listReplies } from './help-replies.store.ts';
import { toReply, toRequestRow } from './help-request-views.ts';
import { findRequest, listRequestRows, markRequestRead } from './help-requests.store.ts';

/** The organisation's requests for help, a page at a time. */
export async function listHelpRequests(
  { database }: ConciergeServices,
  { session }: CallerOf<typeof helpRequests>,
  { page, state }: InputOf<typeof helpRequests>,
): Promise<AnswerOf<typeof helpRequests>> {
  const { rows, total, unread } = await database.inOrg(session.orgId, (tx) =>
    listRequestRows(tx, session.userId, state, sliceOf(page)),
  );
  const data = rows.map((row) => ({ ...toRequestRow(row), isNew: row.is_new }));
  return { success: true, data, total, pageSize: PAGE_SIZE, unread };
}

/** A request with its history; whoever opens it has read it. */
export async function readHelpRequest(
  { database, clock, maturitySet }: ConciergeServices,
  caller: CallerOf<typeof helpRequest>,
  { helpRequestId }: InputOf<typeof helpRequest>,
): Promise<AnswerOf<typeof helpRequest>> {
  const { orgId, userId } = caller.session;
  const { row, replies, href } = await database.inOrg(orgId, async (tx) => {
    const found = await findRequest(tx, helpRequestId);
    if (found === undefined) throw new AppError('NOT_FOUND');
    if (leavesReadMark(caller)) await markRequestRead(tx, { orgId, helpRequestId, userId, at: clock.now() });
    const about = { kind: found.about_kind, id: found.about_id, label: found.about_label };
    return {
      row: found,
      replies: await listReplies(tx, helpRequestId),
      href: await hrefOfAbout(
        tx,
        { set: maturitySet(caller.language), say: sayFor(caller.brand, caller.language) },
        about,
      ),
    };
  });
  const view = toRequestRow(row);
  return {
    success: true,
    data: {
      ...view,
      about: { ...view.about, href },
      closedAt: row.closed_at?.toISOString() ?? null,
      replies: await Promise.all(
        replies.map(async (reply) => ({ ...(await toReply(reply)), isOwn: reply.author_id === userId })),
      ),
    },
  };
}

/** A file of a request's history, to be saved. */
export async function downloadOwnHelpFile(
  { database, files }: ConciergeServices,
  { session }: CallerOf<typeof helpFile>,
  { fileId }: InputOf<typeof helpFile>,
): Promise<AnswerOf<typeof helpFile>> {
  const file = await database.onceInOrg(session.orgId, (tx) => findSentFile(tx, fileId));
  if (file === undefined) throw new AppError('NOT_FOUND');
  return { fileName: file.file_name, bytes: await keptBytes(files, session.orgId, fileId) };
}
