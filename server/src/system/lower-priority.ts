import { constants, setPriority } from 'node:os';

/** Lets pages and calls come first. To be called in a thread: on Linux the priority is that of this thread, and of those it starts, alone. */
export function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
