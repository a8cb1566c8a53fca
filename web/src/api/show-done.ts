import { notify } from './notify.ts';

/** Server success text is shown so long (spec part 2, section 8). */
const SUCCESS_MS = 10_000;

/** Shows what the server says that it did, such as "Draft saved.". */
export function showDone(text: string): void {
  void notify({ kind: 'success', text, durationMs: SUCCESS_MS });
}
