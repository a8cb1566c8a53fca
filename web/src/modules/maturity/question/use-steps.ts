import { useGoTo } from '../../../portal/use-go-to.ts';
import type { AnswersInHand } from '../answers/use-answers.ts';
import { questionPath, REPORT_PATH, START_PATH } from '../maturity-path.ts';
import type { MaturityElement, MaturitySet } from '../maturity-types.ts';

export type Steps = {
  readonly backPath: string;
  readonly next: () => unknown;
  /** The report comes next. */
  readonly isLast: boolean;
};

/** Where Back and Next lead: from question to question, after the last one to what is still open, then to the report. */
export function useSteps(set: MaturitySet, element: MaturityElement, { assessment, settle }: AnswersInHand): Steps {
  const goTo = useGoTo();
  const place = set.elements.indexOf(element);
  const before = set.elements[place - 1];
  const after = set.elements[place + 1];
  const open = assessment.nextQuestion?.elementPath;
  const following = after?.elementPath ?? (open === element.elementPath ? undefined : open);
  return {
    backPath: before === undefined ? START_PATH : questionPath(before.elementPath),
    isLast: following === undefined,
    next: async () => {
      if (following !== undefined) return goTo(questionPath(following));
      // The report is counted from what is stored.
      await settle();
      goTo(REPORT_PATH);
    },
  };
}
