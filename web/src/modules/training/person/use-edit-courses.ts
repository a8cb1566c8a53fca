import { callApi } from '../../../api/call-api.ts';
import type { CallInput } from '../../../api/calls.ts';
import { showDone, showProblem } from '../training-failure.ts';
import { useTrainingRefresh } from '../use-training.ts';

/** Changes courses of people and says so; answers whether it was done. */
export function useEditCourses(): (change: CallInput<'editTraineesCourses'>, done: string) => Promise<boolean> {
  const refresh = useTrainingRefresh();
  return async (change, done) => {
    try {
      await callApi('editTraineesCourses', change);
    } catch (error) {
      showProblem(error);
      return false;
    }
    await refresh();
    showDone(done);
    return true;
  };
}
