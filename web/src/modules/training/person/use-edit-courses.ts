import { callApi } from '../../../api/call-api.ts';
import type { CallInput } from '../../../api/calls.ts';
import { showDone } from '../../../api/show-done.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { useTrainingRefresh } from '../use-training.ts';

/** Of a lost connection too (spec part 2, section 8). */
const FAILED = 'Something went wrong. Please try again.';

/** Changes courses of people and says so; answers whether it was done. */
export function useEditCourses(): (change: CallInput<'editTraineesCourses'>, done: string) => Promise<boolean> {
  const refresh = useTrainingRefresh();
  return async (change, done) => {
    try {
      await callApi('editTraineesCourses', change);
    } catch (error) {
      showFailure(error, { otherwise: FAILED, unreachable: FAILED });
      return false;
    }
    await refresh();
    showDone(done);
    return true;
  };
}
