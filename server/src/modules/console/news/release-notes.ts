import { randomUUID } from 'node:crypto';
import * as calls from '@portal/contract/console/news.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { requireVersion } from '../require-version.ts';
import { deleteReleaseNote, findReleaseNote, listReleaseNotes, upsertReleaseNote } from './news.store.ts';

/** Calls by which owners tell their customers' people what is new. */
export const releaseNoteCalls: readonly BoundCall<Services>[] = [
  bind(calls.listReleaseNotes).to(listAllReleaseNotes),
  bind(calls.saveReleaseNote).to(saveReleaseNote),
  bind(calls.deleteReleaseNote).to(removeReleaseNote),
];

async function listAllReleaseNotes({ database }: Services): Promise<AnswerOf<typeof calls.listReleaseNotes>> {
  return {
    success: true,
    data: (await database.onceAsSystem(listReleaseNotes)).map((row) => ({
      releaseNoteId: row.release_note_id,
      title: row.title,
      body: row.body,
      publishedAt: row.published_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
      version: row.version,
    })),
  };
}

async function saveReleaseNote(
  { database, clock }: Services,
  caller: CallerOf<typeof calls.saveReleaseNote>,
  { releaseNoteId, version, title, body, isPublished }: InputOf<typeof calls.saveReleaseNote>,
): Promise<AnswerOf<typeof calls.saveReleaseNote>> {
  const now = clock.now();
  await database.asSystem(async (tx) => {
    const before = releaseNoteId === null ? undefined : await findReleaseNote(tx, releaseNoteId);
    if (releaseNoteId !== null) requireVersion(before, version);
    const publishedAt = isPublished ? (before?.published_at ?? now) : null;
    const id = releaseNoteId ?? randomUUID();
    await upsertReleaseNote(tx, {
      releaseNoteId: id,
      title,
      body,
      publishedAt,
      createdAt: now,
      version: version + 1,
    });
    await auditCaller(tx, caller, now, {
      action: before === undefined ? 'release-note.created' : 'release-note.changed',
      subject: title,
      details: { releaseNoteId: id, isPublished },
    });
  });
  return { success: true };
}

async function removeReleaseNote(
  { database, clock }: Services,
  caller: CallerOf<typeof calls.deleteReleaseNote>,
  { releaseNoteId }: InputOf<typeof calls.deleteReleaseNote>,
): Promise<AnswerOf<typeof calls.deleteReleaseNote>> {
  await database.asSystem(async (tx) => {
    const title = await deleteReleaseNote(tx, releaseNoteId);
    if (title === undefined) throw new AppError('NOT_FOUND');
    await auditCaller(tx, caller, clock.now(), {
      action: 'release-note.deleted',
      subject: title,
      details: { releaseNoteId },
    });
  });
  return { success: true };
}
