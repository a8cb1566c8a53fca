import { useEffect, useState } from 'react';
import type { AnswersInHand } from '../answers/use-answers.ts';

/**
 * A note that was written and is not stored yet; null while there isn't one. It may be written before the answer, and is stored with it.
 * Once it is stored, what others write shows again; what could not be stored is not lost.
 */
export function useOwnNote(elementPath: string, { assessment, draftNotes, isSaving }: AnswersInHand) {
  const given = assessment.response.questions[elementPath];
  const [ownNote, setOwnNote] = useState(draftNotes.get(elementPath) ?? null);
  const isNoteStored = !isSaving && given !== undefined && given.note === ownNote;
  useEffect(() => {
    if (!isNoteStored) return;
    setOwnNote(null);
    draftNotes.delete(elementPath);
  }, [isNoteStored, draftNotes, elementPath]);
  return { ownNote, setOwnNote };
}
