import { accessSync, constants } from 'node:fs';
import { z } from 'zod';

/** The program that opens pages, as the scan's process is told of it. */
export const browserProgramSchema = z.object({
  path: z.string().max(500),
  /** False where the machine gives ordinary users no namespaces of their own, such as in most containers. */
  hasSandbox: z.boolean(),
  /** Variables that this program needs, besides the few that each gets. */
  environment: z.record(z.string(), z.string()).exactOptional(),
});
export type BrowserProgram = z.infer<typeof browserProgramSchema>;

const USUAL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/lib/chromium/chromium',
];

/** The first of the usual paths at which a Chromium can be run; null when there isn't one. */
export function usualBrowserPath(paths: readonly string[] = USUAL_PATHS): string | null {
  return paths.find(canRun) ?? null;
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Not there, or not for us.
    return false;
  }
}
