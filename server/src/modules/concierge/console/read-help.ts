import type {
  downloadHelpFile as downloadHelpFileCall,
  listHelpRequests,
  readHelpRequest,
} from '@portal/contract/concierge/staff-help.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { ConciergeServices } from '../concierge-services.ts';
import { keptBytes } from '../files/kept-files.ts';
import { findSentFile } from '../help/help-files.store.ts';
import { listReplies } from '../help/help-replies.store.ts';
import { toReply, toRequestRow } from '../help/help-request-views.ts';
import { CONSOLE_PAGE_SIZE, consoleSlice } from './console-page-size.ts';
import { listNotes } from './help-notes.store.ts';
import {
  countRequestStates,
  findStaffRequest,
  listStaffRequests,
  type StaffRequestRow,
} from './help-requests.store.ts';

/** Requests of all customers, the longest waiting first. */
export async function listHelpRequestsForStaff(
  { database }: ConciergeServices,
  { session, customers: seen }: CallerOf<typeof listHelpRequests>,
  { page, assignee, ...filter }: InputOf<typeof listHelpRequests>,
): Promise<AnswerOf<typeof listHelpRequests>> {
  const whose = assignee === 'me' ? session.userId : assignee;
  const { list, counts } = await database.asSystem(async (tx) => ({
    list: await listStaffRequests(tx, { ...filter, seen, assignee: whose, ...consoleSlice(page) }),
    counts: await countRequestStates(tx, seen),
  }));
  const requests = list.rows.map(toStaffRow);
  return { success: true, data: { total: list.total, pageSize: CONSOLE_PAGE_SIZE, counts, requests } };
}

const toStaffRow = (row: StaffRequestRow) => ({
  ...toRequestRow(row),
  orgId: row.org_id,
  companyName: row.company_name,
  assignee: row.assignee_id === null ? null : { userId: row.assignee_id, name: row.assignee_name },
  waitingSince: row.waiting_since?.toISOString() ?? null,
  version: row.version,
});

/** A request with all that was written, notes at their place in time. */
export async function readStaffRequest(
  { database }: ConciergeServices,
  _caller: CallerOf<typeof readHelpRequest>,
  { helpRequestId }: InputOf<typeof readHelpRequest>,
): Promise<AnswerOf<typeof readHelpRequest>> {
  const { row, replies, notes } = await database.asSystem(async (tx) => {
    const found = await findStaffRequest(tx, helpRequestId);
    if (found === undefined) throw new AppError('NOT_FOUND');
    return {
      row: found,
      replies: await listReplies(tx, helpRequestId),
      notes: await listNotes(tx, helpRequestId),
    };
  });
  const written = [
    ...(await Promise.all(replies.map(toReply))).map((reply) => ({ ...reply, isInternal: false })),
    ...notes.map((note) => ({
      replyId: note.note_id,
      author: 'concierge' as const,
      authorName: note.author_name,
      at: note.at.toISOString(),
      text: note.text,
      body: null,
      files: [],
      isInternal: true,
    })),
  ];
  return {
    success: true,
    data: {
      ...toStaffRow(row),
      closedAt: row.closed_at?.toISOString() ?? null,
      openedByEmail: row.opened_by_email ?? '',
      // Sorting keeps the order of what has the same instant.
      replies: written.sort((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    },
  };
}

/** A file of a request's history, for staff. */
export async function downloadHelpFile(
  { database, files }: ConciergeServices,
  _caller: CallerOf<typeof downloadHelpFileCall>,
  { fileId }: InputOf<typeof downloadHelpFileCall>,
): Promise<AnswerOf<typeof downloadHelpFileCall>> {
  const file = await database.onceAsSystem((tx) => findSentFile(tx, fileId));
  if (file === undefined) throw new AppError('NOT_FOUND');
  return { fileName: file.file_name, bytes: await keptBytes(files, file.org_id, fileId) };
}
