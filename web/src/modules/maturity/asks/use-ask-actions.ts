import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import type { AnswersInHand } from '../answers/use-answers.ts';
import type { ColleagueAsk, MaturitySet } from '../maturity-types.ts';
import { SAVING_FAILED } from '../saving-failed.ts';
import { showCompletedArea } from '../show-completed-area.ts';

const failed = () => ({ otherwise: say(SAVING_FAILED), withFields: true }) as const;

/** Takes a colleague's answer as the firm's, or asks no longer. */
export function useAskActions(set: MaturitySet, { assessment, takeOver, settle }: AnswersInHand) {
  const { act: take } = useAction(
    async ({ askId, elementPath }: ColleagueAsk) => {
      await settle();
      const version = assessment.response.questions[elementPath]?.version ?? 0;
      const { data } = await callApi('takeAnswer', { askId, version });
      takeOver(data);
      showCompletedArea(data.completedCategory, set);
    },
    { failed: failed() },
  );
  const { act: revoke } = useAction(
    async ({ askId }: ColleagueAsk) => takeOver((await callApi('revokeAsk', { askId })).data),
    { failed: failed() },
  );
  return { take, revoke };
}
