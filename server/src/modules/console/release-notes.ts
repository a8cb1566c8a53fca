import { randomUUID } from 'node:crypto';
import * as calls from '@portal/contract/console/news.calls.ts';
import { AppError } from '../../http/app-error.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { auditCaller } from '../audit/public.ts';
import { deleteReleaseNote, findReleaseNote, listReleaseNotes, upsertReleaseNote } from './news.store.ts';
import { requireVersion } from './require-version.ts';

/** Calls by which owners tell their customers' people what is new. */
export function releaseNoteCalls({ database, clock }: Services): BoundCall[] {
  return [
    bind(calls.listReleaseNotes).to(async () => ({
      success: true,
      data: (await database.asSystem(listReleaseNotes)).map((row) => ({
        releaseNoteId: row.release_note_id,
        title: row.title,
        body: row.body,
        publishedAt: row.published_at?.toISOString() ?? null,
        createdAt: row.created_at.toISOString(),
        version: row.version,
      })),
    })),

    bind(calls.saveReleaseNote).to(async (caller, { releaseNoteId, version, title, body, isPublished }) => {
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
    }),

    bind(calls.deleteReleaseNote).to(async (caller, { releaseNoteId }) => {
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
    }),
  ];
}
