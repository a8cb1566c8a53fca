import { callApi } from '../../../api/call-api.ts';
import type { CallInput } from '../../../api/calls.ts';
import { showDone } from '../../../api/show-done.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { useTrainingRefresh } from '../use-training.ts';
import { useEditCourses as texts } from './person.texts.ts';

/** Of a lost connection too (spec part 2, section 8). */
const FAILED = texts.somethingWentWrongPlease;

/** Changes courses of people and says so; answers whether it was done. */
export function useEditCourses(): (change: CallInput<'editTraineesCourses'>, done: string) => Promise<boolean> {
  const refresh = useTrainingRefresh();
  const { act } = useAction(
    async (change: CallInput<'editTraineesCourses'>, done: string) => {
      await callApi('editTraineesCourses', change);
      showDone(done);
    },
    { refreshes: refresh, failed: { otherwise: say(FAILED), unreachable: say(FAILED) } },
  );
  return act;
}
