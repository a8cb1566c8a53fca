import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of a packaged course that are the same in all packages. */
export type CoursePlayer = { readonly script: Uint8Array; readonly style: Uint8Array };

/**
 * What plays a course in another learning system, as the build has made it.
 * @param appFolder where the build puts the browser app
 * @throws Error where the app is not built
 */
export async function readCoursePlayer(appFolder: string): Promise<CoursePlayer> {
  const read = (name: string) => readFile(join(appFolder, 'course-player', name));
  try {
    const [script, style] = await Promise.all([read('player.js'), read('style.css')]);
    return { script, style };
  } catch (cause) {
    throw new Error('The player of courses is not built. Run "npm run build".', { cause });
  }
}
