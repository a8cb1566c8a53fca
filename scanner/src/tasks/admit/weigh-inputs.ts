import { admitEchoesOfPrograms } from '../echo/echo.ts';
import type { TaskHandler } from '../task-context.ts';
import { weighInputs } from './admit-inputs.ts';

/** Makes inputs of what the crawl has read, when it has read enough to know which parameters decide what a page is. */
export const weigh: TaskHandler<'weigh-inputs'> = async (_, { settings }) => {
  return (state) => {
    admitEchoesOfPrograms(state, settings.level);
    weighInputs(state, settings.level);
  };
};
