import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** What Wapiti prints before each of its modules. */
const MODULE_LINE = /^\[\*\] Launching module /;
const LAST_WORDS = 500;

/**
 * Runs Wapiti to its end, or until it is not wanted any more, and then at once. `onModule` hears how many modules were begun.
 * @returns its last words, for the log
 * @throws Error when there is no such program
 */
export async function runWapiti(
  program: string,
  args: readonly string[],
  home: string,
  stop: AbortSignal,
  onModule: (begun: number) => void,
): Promise<string> {
  stop.throwIfAborted();
  // Nothing of the portal's own settings, which hold secrets; a group of its own, so that nothing of it stays behind.
  const env = { PATH: process.env.PATH, HOME: home, LANG: 'C.UTF-8' };
  const child = spawn(program, [...args], { cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const kill = () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-child.pid, 'SIGKILL');
  };
  stop.addEventListener('abort', kill);
  let words = '';
  let begun = 0;
  const read = [child.stdout, child.stderr].map(async (stream) => {
    for await (const line of createInterface({ input: stream })) {
      words = `${words}\n${line}`.slice(-LAST_WORDS);
      if (!MODULE_LINE.test(line)) continue;
      begun += 1;
      onModule(begun);
    }
  });
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', () => resolve());
    });
    await Promise.all(read);
  } finally {
    stop.removeEventListener('abort', kill);
  }
  return words;
}
