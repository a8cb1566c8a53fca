import { callApi } from '../../../api/call-api.ts';
import type { AnswersInHand } from '../answers/use-answers.ts';
import type { ColleagueAsk, MaturitySet } from '../maturity-types.ts';
import { showCompletedArea } from '../show-completed-area.ts';
import { showFailure } from '../show-failure.ts';

/** Takes a colleague's answer as the firm's, or asks no longer. */
export function useAskActions(set: MaturitySet, { assessment, takeOver, settle }: AnswersInHand) {
  return {
    async take({ askId, elementPath }: ColleagueAsk): Promise<void> {
      try {
        await settle();
        const version = assessment.response.questions[elementPath]?.version ?? 0;
        const { data } = await callApi('takeAnswer', { askId, version });
        takeOver(data);
        showCompletedArea(data.completedCategory, set);
      } catch (error) {
        showFailure(error);
      }
    },
    async revoke({ askId }: ColleagueAsk): Promise<void> {
      try {
        const { data } = await callApi('revokeAsk', { askId });
        takeOver(data);
      } catch (error) {
        showFailure(error);
      }
    },
  };
}
