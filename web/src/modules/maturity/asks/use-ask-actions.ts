import { callApi } from '../../../api/call-api.ts';
import { showFailure } from '../../../api/show-failure.ts';
import type { AnswersInHand } from '../answers/use-answers.ts';
import type { ColleagueAsk, MaturitySet } from '../maturity-types.ts';
import { SAVING_FAILED } from '../saving-failed.ts';
import { showCompletedArea } from '../show-completed-area.ts';

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
        showFailure(error, { otherwise: SAVING_FAILED, withFields: true });
      }
    },
    async revoke({ askId }: ColleagueAsk): Promise<void> {
      try {
        const { data } = await callApi('revokeAsk', { askId });
        takeOver(data);
      } catch (error) {
        showFailure(error, { otherwise: SAVING_FAILED, withFields: true });
      }
    },
  };
}
