import type {
  downloadHelpFile,
  listHelpRequests,
  readHelpRequest,
} from '@portal/contract/concierge/staff-help.calls.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Handler } from '../../../http/bind-call.ts';
import type { ConciergeServices } from '../concierge-services.ts';
import { findSentFile } from '../help-files.store.ts';
import { listReplies } from '../help-replies.store.ts';
import { toReply, toRequestRow } from '../help-request-views.ts';
import { keptBytes } from '../kept-files.ts';
import { CONSOLE_PAGE_SIZE, consoleSlice } from './console-page-size.ts';
import { listNotes } from './help-notes.store.ts';
import {
  countRequestStates,
  findStaffRequest,
  listStaffRequests,
  type StaffRequestRow,
} from './help-requests.store.ts';

/** Requests of all customers, the longest waiting first. */
export function createListStaffRequests({ database }: ConciergeServices): Handler<typeof listHelpRequests> {
  return async ({ session }, { page, assignee, ...filter }) => {
    const whose = assignee === 'me' ? session.userId : assignee;
    const { list, counts } = await database.asSystem(async (tx) => ({
      list: await listStaffRequests(tx, { ...filter, assignee: whose, ...consoleSlice(page) }),
      counts: await countRequestStates(tx),
    }));
    const requests = list.rows.map(toStaffRow);
    return { success: true, data: { total: list.total, pageSize: CONSOLE_PAGE_SIZE, counts, requests } };
  };
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
export function createReadStaffRequest({ database }: ConciergeServices): Handler<typeof readHelpRequest> {
  return async (_caller, { helpRequestId }) => {
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
  };
}

/** A file of a request's history, for staff. */
export function createDownloadHelpFile({ database, files }: ConciergeServices): Handler<typeof downloadHelpFile> {
  return async (_caller, { fileId }) => {
    const file = await database.asSystem((tx) => findSentFile(tx, fileId));
    if (file === undefined) throw new AppError('NOT_FOUND');
    return { fileName: file.file_name, bytes: await keptBytes(files, file.org_id, fileId) };
  };
}
