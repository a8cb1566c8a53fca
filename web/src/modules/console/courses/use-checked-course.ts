import type { Language } from '@portal/domain/texts/languages.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CourseProblem, PreviewedCourse } from './course-types.ts';

/** After the last key, so that a sentence is not sent letter by letter. */
const AFTER_TYPING_MS = 600;

export type CheckedCourse = {
  readonly state: 'checking' | 'checked' | 'not-checked';
  readonly problems: readonly CourseProblem[];
  /** The latest that had no problems. */
  readonly preview: PreviewedCourse | null;
};

type Typed = {
  readonly courseId: string;
  readonly language: Language;
  readonly course: string;
  readonly quiz: string;
  /** What the portal keeps counts up with each change, pictures and the first language included. */
  readonly revision: number;
};

/** What is wrong with files as they are typed, and what people would see. Without a connection the last answer stays. */
export function useCheckedCourse({ courseId, language, course, quiz, revision }: Typed): CheckedCourse {
  const [checked, setChecked] = useState<CheckedCourse>({ state: 'checking', problems: [], preview: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a revision changes what the files are checked against
  useEffect(() => {
    let isOld = false;
    const check = async () => {
      try {
        const { problems, preview } = (await callApi('checkOwnCourse', { courseId, language, course, quiz })).data;
        if (!isOld) setChecked((before) => ({ state: 'checked', problems, preview: preview ?? before.preview }));
      } catch {
        if (!isOld) setChecked((before) => ({ ...before, state: 'not-checked' }));
      }
    };
    const timer = setTimeout(check, AFTER_TYPING_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [courseId, language, course, quiz, revision]);
  return checked;
}
