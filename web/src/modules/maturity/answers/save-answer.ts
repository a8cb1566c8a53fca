import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { callKey } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';
import type { MaturitySet } from '../maturity-types.ts';
import { SAVING_FAILED } from '../saving-failed.ts';
import { showCompletedArea } from '../show-completed-area.ts';
import { type AnswerChange, withAnswers } from './shown-assessment.ts';

/** The cached answer of the call that reads the assessment. */
export type Stored = CallOutput<'assessment'>;

type SaveContext = {
  readonly queryClient: QueryClient;
  readonly onConflict: (elementPath: string, conflict: { mine: NonNullable<AnswerChange>; text: string }) => void;
  readonly onFailed: (elementPath: string) => void;
};

/** Where that answer is cached. */
export const STORED_KEY = callKey('assessment', {});

/** Stores or removes one answer, and tells what came of it; never throws. */
export function createSaveAnswer({ queryClient, onConflict, onFailed }: SaveContext) {
  const stored = () => queryClient.getQueryData<Stored>(STORED_KEY)?.data;
  const set = () => queryClient.getQueryData<{ data: MaturitySet }>(callKey('assessmentConfig', {}))?.data;

  /** Of the answer, this element alone: those of other elements may be on their way still. */
  const merge = (elementPath: string, answer: Stored) => {
    const [before, questions] = [stored(), set()];
    if (before === undefined || questions === undefined) return;
    const { [elementPath]: _before, ...others } = before.response.questions;
    const own = answer.data.response.questions[elementPath];
    const answers = own === undefined ? others : { ...others, [elementPath]: own };
    const { lastUpdated, asks } = answer.data;
    queryClient.setQueryData<Stored>(STORED_KEY, {
      success: true,
      data: withAnswers({ ...before, lastUpdated, asks }, answers, questions),
    });
  };

  return async (elementPath: string, change: AnswerChange): Promise<void> => {
    // An older answer that is on its way would put the question back to what it was.
    await queryClient.cancelQueries({ queryKey: STORED_KEY });
    try {
      const answer = await send(elementPath, change, stored(), set());
      await queryClient.cancelQueries({ queryKey: STORED_KEY });
      merge(elementPath, answer);
      showCompletedArea(answer.data.completedCategory, set());
    } catch (error) {
      if (change !== null && isApiError(error, 'ANSWER_CHANGED')) {
        await queryClient.refetchQueries({ queryKey: STORED_KEY });
        const theirs = stored()?.response.questions[elementPath];
        // The same answer, such as one's own whose reply was lost, is no conflict.
        const isSame = theirs?.level === change.level && theirs.dontKnow === change.dontKnow;
        if (isSame && theirs.doesNotApply === (change.doesNotApply ?? false)) return;
        onConflict(elementPath, { mine: change, text: error.errors[0]?.message ?? '' });
      } else if (isApiError(error, 'QUESTION_CHANGED')) {
        showToast({ kind: 'danger', text: error.errors[0]?.message ?? say(SAVING_FAILED) });
        await queryClient.refetchQueries({ queryKey: callKey('assessmentConfig', {}) });
        await queryClient.refetchQueries({ queryKey: STORED_KEY });
      } else onFailed(elementPath);
    }
    void queryClient.invalidateQueries({ queryKey: callKey('maturityReport') });
    void queryClient.invalidateQueries({ queryKey: callKey('getModuleActivity') });
  };
}

function send(
  elementPath: string,
  change: AnswerChange,
  stored: Stored['data'] | undefined,
  set: MaturitySet | undefined,
) {
  if (change === null) return callApi('removeAssessment', { data: { elementPath } });
  const { level, dontKnow, doesNotApply = false, note } = change;
  return callApi('saveAssessment', {
    data: {
      elementPath,
      questionVersion: set?.elements.find((element) => element.elementPath === elementPath)?.version ?? 1,
      level,
      dontKnow,
      doesNotApply,
      version: stored?.response.questions[elementPath]?.version ?? 0,
      ...(note === undefined ? {} : { note }),
    },
  });
}
