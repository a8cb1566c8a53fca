import type { SystemTransaction } from '../../../database/database.ts';

/** Notes about a request, oldest first. */
export function listNotes(tx: SystemTransaction, helpRequestId: string) {
  return tx
    .selectFrom('help_notes')
    .select(['note_id', 'author_name', 'text', 'at'])
    .where('help_request_id', '=', helpRequestId)
    .orderBy('at')
    .orderBy('note_id')
    .execute();
}

export async function insertNote(
  tx: SystemTransaction,
  note: { noteId: string; helpRequestId: string; authorName: string; text: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('help_notes')
    .values({
      note_id: note.noteId,
      help_request_id: note.helpRequestId,
      author_name: note.authorName,
      text: note.text,
      at: note.at,
    })
    .execute();
}
