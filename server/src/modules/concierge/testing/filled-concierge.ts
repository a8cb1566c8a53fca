import { randomUUID } from 'node:crypto';
import type { InsertRow } from '../../../testing/insert-row.ts';

type Put = (path: string, bytes: Uint8Array) => Promise<void>;
type MarkedMember = { readonly orgId: string; readonly userId: string; readonly marker: string };

/** What the concierge has for an organisation: weaknesses, a message, a request for help with its history, each with a draft or a file that waits. */
export async function fillConcierge(insert: InsertRow, put: Put, member: MarkedMember, now: Date) {
  const { orgId, userId, marker } = member;
  const ids = {
    weaknessId: randomUUID(),
    /** Published, so that one can be withdrawn and the other still be read. */
    otherWeaknessId: randomUUID(),
    draftWeaknessIds: [randomUUID(), randomUUID(), randomUUID()] as const,
    weaknessFileId: randomUUID(),
    otherWeaknessFileId: randomUUID(),
    conciergeMessageId: randomUUID(),
    draftMessageIds: [randomUUID(), randomUUID(), randomUUID()] as const,
    helpRequestId: randomUUID(),
    otherHelpRequestIds: [randomUUID(), randomUUID()] as const,
    helpFileId: randomUUID(),
    unsentFileId: randomUUID(),
    cannedAnswerId: randomUUID(),
  };
  const weakness = {
    org_id: orgId,
    title: `Weakness ${marker}`,
    severity: 'High',
    reported_on: '2026-01-01',
    body: `Change the password of ${marker}.`,
    source: 'console',
    created_at: now,
    created_by_name: 'Robin Park',
    changed_at: now,
  };
  for (const weaknessId of [ids.weaknessId, ids.otherWeaknessId])
    await insert('weaknesses', { ...weakness, weakness_id: weaknessId, published_at: now });
  for (const weaknessId of ids.draftWeaknessIds) await insert('weaknesses', { ...weakness, weakness_id: weaknessId });
  const file = { org_id: orgId, file_name: `${marker}.txt`, size: marker.length, sha256: Buffer.alloc(32) };
  for (const fileId of [ids.weaknessFileId, ids.otherWeaknessFileId])
    await insert('weakness_files', { ...file, file_id: fileId, weakness_id: ids.weaknessId, added_at: now });
  await insert('weakness_reads', { org_id: orgId, weakness_id: ids.weaknessId, user_id: userId, read_at: now });
  const message = {
    title: `Message ${marker}`,
    body: `Mind the mails about ${marker}.`,
    audience: JSON.stringify({ kind: 'organisations', ids: [orgId] }),
    created_at: now,
    created_by_name: 'Robin Park',
  };
  await insert('concierge_messages', { ...message, message_id: ids.conciergeMessageId, published_at: now });
  for (const messageId of ids.draftMessageIds)
    await insert('concierge_messages', { ...message, message_id: messageId });
  await insert('concierge_deliveries', {
    org_id: orgId,
    message_id: ids.conciergeMessageId,
    title: message.title,
    body: message.body,
    published_at: now,
    delivered_at: now,
  });
  await insert('concierge_reads', {
    org_id: orgId,
    message_id: ids.conciergeMessageId,
    user_id: userId,
    read_at: now,
  });
  for (const helpRequestId of [ids.helpRequestId, ...ids.otherHelpRequestIds]) {
    await insert('help_requests', {
      help_request_id: helpRequestId,
      org_id: orgId,
      subject: `Subject ${marker}`,
      about_kind: 'general',
      about_label: 'A general question',
      opened_by: userId,
      opened_by_name: marker,
      opened_at: now,
      last_reply_at: now,
      last_reply_by: 'customer',
      waiting_since: now,
    });
  }
  const replyId = randomUUID();
  await insert('help_replies', {
    reply_id: replyId,
    org_id: orgId,
    help_request_id: ids.helpRequestId,
    author: 'customer',
    author_id: userId,
    author_name: marker,
    text: `What about ${marker}?`,
    at: now,
  });
  await insert('help_notes', {
    note_id: randomUUID(),
    help_request_id: ids.helpRequestId,
    author_name: 'Robin Park',
    text: `They mean ${marker}.`,
    at: now,
  });
  const upload = { ...file, uploaded_by: userId, uploaded_at: now };
  await insert('help_files', { ...upload, file_id: ids.helpFileId, reply_id: replyId });
  await insert('help_files', { ...upload, file_id: ids.unsentFileId });
  await insert('help_reads', { org_id: orgId, help_request_id: ids.helpRequestId, user_id: userId, read_at: now });
  await insert('canned_answers', {
    canned_answer_id: ids.cannedAnswerId,
    title: 'Strange sign-ins',
    text: 'Change the password first.',
    changed_at: now,
  });
  for (const fileId of [ids.weaknessFileId, ids.helpFileId])
    await put(`concierge/${orgId}/${fileId}`, Buffer.from(marker));
  return ids;
}
