import { helpRequestNumber } from '@portal/domain/concierge/help-request.ts';
import { readMarkdown } from '../../../documents/read-markdown.ts';
import type { listReplies } from './help-replies.store.ts';
import type { RequestRow } from './help-requests.store.ts';

/** A request as both sides see it in a list. */
export const toRequestRow = (row: Omit<RequestRow, 'closed_at'>) => ({
  helpRequestId: row.help_request_id,
  number: helpRequestNumber(Number(row.ordinal)),
  subject: row.subject,
  about: { kind: row.about_kind, id: row.about_id, label: row.about_label },
  state: row.state,
  openedAt: row.opened_at.toISOString(),
  openedBy: row.opened_by_name,
  lastReplyAt: row.last_reply_at.toISOString(),
  lastReplyBy: row.last_reply_by,
});

/** A message of a request; the concierge writes Markdown, customers what they like. */
export const toReply = async (row: Awaited<ReturnType<typeof listReplies>>[number]) => ({
  replyId: row.reply_id,
  author: row.author,
  authorName: row.author_name,
  at: row.at.toISOString(),
  text: row.text,
  body: row.author === 'concierge' ? await readMarkdown(row.text) : null,
  files: row.files.map(({ fileId, fileName, size }) => ({ fileId, fileName, size })),
});
