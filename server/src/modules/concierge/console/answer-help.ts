import { randomUUID } from 'node:crypto';
import type {
  answerHelpRequest as answerHelpRequestCall,
  noteHelpRequest as noteHelpRequestCall,
  uploadHelpAnswerFile as uploadHelpAnswerFileCall,
} from '@portal/contract/concierge/staff-help.calls.ts';
import { helpRequestNumber } from '@portal/domain/concierge/help-request.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import { findUserName, readersLanguagesIn } from '../../profile/public.ts';
import { checkedMarkdown } from '../checked-markdown.ts';
import type { ConciergeServices } from '../concierge-services.ts';
import { readAttachment } from '../files/attachment-reader.ts';
import { keptPath } from '../files/kept-files.ts';
import { countUnsentFiles, insertHelpFile } from '../help/help-files.store.ts';
import { listWriterEmails } from '../help/help-replies.store.ts';
import { type LockedRequest, lockRequest, updateRequest } from '../help/help-requests.store.ts';
import { MAX_UNSENT } from '../help/help-upload.ts';
import { addReply } from '../help/send-help.ts';
import { auditForCustomer, auditInside } from './audit-staff.ts';
import { insertNote } from './help-notes.store.ts';
import { listMailPlaces } from './organisations.store.ts';

/** @throws AppError NOT_FOUND; CHANGED_ELSEWHERE where something happened since it was read */
export async function lockUnchanged(
  tx: SystemTransaction,
  helpRequestId: string,
  version: number,
): Promise<LockedRequest> {
  const request = await lockRequest(tx, helpRequestId);
  if (request === undefined) throw new AppError('NOT_FOUND');
  if (request.version !== version) throw new AppError('CHANGED_ELSEWHERE');
  return request;
}

/** Answers a customer; who wrote in the request is told by mail that there is an answer, and reads it in the portal. */
export async function answerHelpRequest(
  services: ConciergeServices,
  caller: CallerOf<typeof answerHelpRequestCall>,
  { helpRequestId, version, text: given, fileIds, state }: InputOf<typeof answerHelpRequestCall>,
): Promise<AnswerOf<typeof answerHelpRequestCall>> {
  const { database, clock } = services;

  const text = checkedMarkdown(given, 'text');
  const { userId } = caller.session;
  const at = clock.now();
  await database.asSystem(async (tx) => {
    const request = await lockUnchanged(tx, helpRequestId, version);
    const { org_id: orgId } = request;
    const authorName = await findUserName(tx, userId);
    await addReply(tx, {
      orgId,
      helpRequestId,
      author: 'concierge',
      authorId: userId,
      authorName,
      text,
      at,
      fileIds,
    });
    await updateRequest(tx, helpRequestId, {
      state,
      // Who answers first has it, until it is given to somebody else.
      assignee_id: request.assignee_id ?? userId,
      last_reply_at: at,
      last_reply_by: 'concierge',
      answered_at: at,
      waiting_since: null,
      closed_at: state === 'closed' ? at : null,
    });
    await tellWriters(tx, services, request);
    await auditForCustomer(tx, caller, at, {
      action: 'help.answered',
      subject: helpRequestNumber(Number(request.ordinal)),
      orgId,
      details: { helpRequestId, state },
    });
  });
  return { success: true };
}

/** Those who wrote; everybody of the organisation when none of them is there any more. */
async function tellWriters(
  tx: SystemTransaction,
  { outbox, brands, config }: ConciergeServices,
  { org_id: orgId, help_request_id: helpRequestId, ordinal }: LockedRequest,
): Promise<void> {
  const [place] = await listMailPlaces(tx, [orgId]);
  // A suspended customer's people cannot sign in to read it.
  if (place === undefined) return;
  const writers = await listWriterEmails(tx, helpRequestId, orgId);
  const brand = await brands.byId(place.brandId);
  const readers = writers.length === 0 ? place.emails : writers;
  const languageOf = await readersLanguagesIn(tx, orgId, brand, readers);
  const number = helpRequestNumber(Number(ordinal));
  const page = `${brandOrigin(brand, config.publicUrl)}/concierge/requests/${helpRequestId}`;
  for (const email of readers) {
    const language = languageOf(email);
    const url = linkInLanguage(page, language);
    await outbox.put(tx, brand, email, { kind: 'help-answer', number, url }, { language });
  }
}

/** Keeps a note for colleagues. */
export async function noteHelpRequest(
  { database, clock }: ConciergeServices,
  caller: CallerOf<typeof noteHelpRequestCall>,
  { helpRequestId, text }: InputOf<typeof noteHelpRequestCall>,
): Promise<AnswerOf<typeof noteHelpRequestCall>> {
  const at = clock.now();
  await database.asSystem(async (tx) => {
    const request = await lockRequest(tx, helpRequestId);
    if (request === undefined) throw new AppError('NOT_FOUND');
    const authorName = await findUserName(tx, caller.session.userId);
    await insertNote(tx, { noteId: randomUUID(), helpRequestId, authorName, text, at });
    await auditInside(tx, caller, at, {
      action: 'help.noted',
      subject: helpRequestNumber(Number(request.ordinal)),
      about: request.org_id,
      details: { helpRequestId },
    });
  });
  return { success: true };
}

/** Takes a file for an answer that is being written. */
export async function uploadHelpAnswerFile(
  { database, clock, files, fileReaders }: ConciergeServices,
  caller: CallerOf<typeof uploadHelpAnswerFileCall>,
  { helpRequestId, file }: InputOf<typeof uploadHelpAnswerFileCall>,
): Promise<AnswerOf<typeof uploadHelpAnswerFileCall>> {
  const { userId } = caller.session;
  const { checked, bytes } = await readAttachment(fileReaders, userId, file);
  const fileId = randomUUID();
  const at = clock.now();
  const request = await database.asSystem(async (tx) => {
    if ((await countUnsentFiles(tx, userId)) >= MAX_UNSENT) throw new AppError('HELP_FILES_LIMIT');
    return lockRequest(tx, helpRequestId);
  });
  if (request === undefined) throw new AppError('NOT_FOUND');
  const { org_id: orgId } = request;
  await files.put(keptPath(orgId, fileId), bytes);
  await database.asSystem(async (tx) => {
    await insertHelpFile(tx, { ...checked, fileId, orgId, userId, at });
    await auditInside(tx, caller, at, {
      action: 'help.file-added',
      subject: checked.fileName,
      about: orgId,
      details: { helpRequestId, fileId },
    });
  });
  return { success: true, data: { fileId, fileName: checked.fileName, size: checked.size } };
}
