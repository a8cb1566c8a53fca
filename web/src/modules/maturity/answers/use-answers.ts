import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { useProfile } from '../../../portal/use-profile.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';
import type { Assessment, MaturitySet } from '../maturity-types.ts';
import { SAVING_FAILED } from '../saving-failed.ts';
import { type AnswerQueue, createAnswerQueue } from './answer-queue.ts';
import { useAnswers as texts } from './answers.texts.ts';
import { createSaveAnswer, STORED_KEY, type Stored } from './save-answer.ts';
import { type AnswerChange, withAnswers, withChanges } from './shown-assessment.ts';

/** An answer of one's own that was not stored, because somebody else had answered in the meantime. */
export type Conflict = { readonly mine: NonNullable<AnswerChange>; readonly text: string };

export type AnswersInHand = {
  /** As the page shows it: with what is still on its way. */
  readonly assessment: Assessment;
  readonly isSaving: boolean;
  readonly conflicts: ReadonlyMap<string, Conflict>;
  readonly answer: (elementPath: string, change: AnswerChange) => void;
  readonly closeConflict: (elementPath: string) => void;
  /** Notes that were written before there was an answer to store them with, by element. */
  readonly draftNotes: Map<string, string>;
  /** Resolves when everything that was answered has been stored, or refused. */
  readonly settle: () => Promise<void>;
  /** Takes over what a call has answered. */
  readonly takeOver: (assessment: Assessment) => void;
};

/** The firm's answers, changed at once and saved 200 ms later; what cannot be saved goes back (spec part 2, sections 4 and 8). */
export function useAnswers(
  set: MaturitySet,
  stored: Assessment,
  /** The question in view, and how to go to another. */
  place: { readonly shown: string | null; readonly show: (elementPath: string) => void },
): AnswersInHand {
  const queryClient = useQueryClient();
  const { userData } = useProfile();
  const [conflicts, setConflicts] = useState<ReadonlyMap<string, Conflict>>(new Map());
  const [draftNotes] = useState(() => new Map<string, string>());
  const closeConflict = useCallback(
    (elementPath: string) => setConflicts((before) => new Map([...before].filter(([path]) => path !== elementPath))),
    [],
  );

  const now = useRef({ place, set });
  useEffect(() => {
    now.current = { place, set };
  });

  const [queue] = useState<AnswerQueue<AnswerChange>>(() => {
    /** Somebody who has gone on to another question gets the way back. */
    const wayBack = (elementPath: string) => {
      const { shown, show } = now.current.place;
      if (shown === elementPath) return {};
      const name = now.current.set.elements.find((element) => element.elementPath === elementPath)?.name ?? elementPath;
      return { action: { label: say(texts.goToName, { name }), onPress: () => show(elementPath) } };
    };
    return createAnswerQueue(
      createSaveAnswer({
        queryClient,
        onConflict: (elementPath, conflict) => {
          setConflicts((before) => new Map([...before, [elementPath, conflict]]));
          const back = wayBack(elementPath);
          if (back.action !== undefined) showToast({ kind: 'warning', text: conflict.text, ...back });
        },
        onFailed: (elementPath) =>
          showToast({ kind: 'danger', text: say(SAVING_FAILED), isPassing: true, ...wayBack(elementPath) }),
      }),
    );
  });
  useEffect(() => {
    window.addEventListener('pagehide', queue.flush);
    return () => {
      window.removeEventListener('pagehide', queue.flush);
      queue.flush();
    };
  }, [queue]);

  const changes = useSyncExternalStore(queue.subscribe, queue.read);
  // A change leaves the queue a moment before `stored` brings it back; between the two the answer would seem to be gone.
  const newest = queryClient.getQueryData<Stored>(STORED_KEY)?.data ?? stored;
  const name = `${userData.firstName} ${userData.lastName}`.trim();
  const assessment = useMemo(
    () => withAnswers(newest, withChanges(newest.response.questions, changes, set, name, new Date()), set),
    [newest, changes, set, name],
  );

  return {
    assessment,
    isSaving: changes.size > 0,
    conflicts,
    answer: (elementPath, change) => {
      closeConflict(elementPath);
      queue.put(elementPath, change);
    },
    closeConflict,
    draftNotes,
    settle: queue.settle,
    takeOver: (data) => queryClient.setQueryData<Stored>(STORED_KEY, { success: true, data }),
  };
}
