import type { Language } from '@portal/domain/texts/languages.ts';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { useDraft } from '../../../portal/kept-forms.ts';

type Files = { readonly course: string; readonly quiz: string };
type Stored = Files & { readonly courseId: string; readonly language: Language; readonly revision: number };

type CourseDraft = {
  readonly value: Files;
  readonly isChanged: boolean;
  /** Somebody else changed the files meanwhile, and nobody has decided yet whose count. */
  readonly isConflict: boolean;
  readonly change: (files: Partial<Files>) => void;
  readonly discard: () => void;
  readonly keepMine: () => void;
  /** Saves what stands there now. @throws what the call throws */
  readonly send: () => Promise<void>;
  /** Takes care of the failure that somebody else was faster; false for any other. */
  readonly tell: (error: unknown) => Promise<boolean>;
};

const isSame = (one: Files, other: Files) => one.course === other.course && one.quiz === other.quiz;
/** As the portal keeps them. */
const trimmed = ({ course, quiz }: Files): Files => ({ course: course.trim(), quiz: quiz.trim() });

/**
 * The files of a course as somebody types them: put aside at every letter, so that neither a lost connection nor a reload loses any, and
 * with the revision that they began from, so that another person's change is never overwritten unseen.
 */
export function useCourseDraft({ courseId, language, revision, course, quiz }: Stored): CourseDraft {
  const stored = { course, quiz };
  const draft = useDraft(`own-course ${courseId} ${language}`, { ...stored, revision });
  const [isConflict, setIsConflict] = useState(false);
  const latest = useRef(draft.value);
  latest.current = draft.value;
  const seen = useRef<Files>(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the portal keeps, when it changes
  useEffect(() => {
    if (isSame(latest.current, seen.current)) draft.drop({ ...stored, revision });
    else if (isSame(stored, seen.current)) draft.change((value) => ({ ...value, revision }));
    seen.current = stored;
  }, [revision, course, quiz]);
  return {
    value: draft.value,
    isChanged: !isSame(draft.value, stored),
    isConflict,
    change: (files) => draft.change((value) => ({ ...value, ...files })),
    discard: () => {
      draft.drop({ ...stored, revision });
      setIsConflict(false);
    },
    keepMine: () => {
      draft.change((value) => ({ ...value, revision }));
      setIsConflict(false);
    },
    async send() {
      const sent = latest.current;
      const { data } = await callApi('saveOwnCourse', { courseId, language, ...sent });
      seen.current = trimmed(sent);
      // What was typed while it was sent stays.
      if (isSame(latest.current, sent)) draft.drop({ ...trimmed(sent), revision: data.revision });
      else draft.change((value) => ({ ...value, revision: data.revision }));
    },
    async tell(error) {
      if (!isApiError(error, 'CHANGED_ELSEWHERE')) return false;
      setIsConflict(true);
      return true;
    },
  };
}
