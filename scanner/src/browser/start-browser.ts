import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { createAddressGuard } from '../guard/address-guard.ts';
import { startGuardProxy } from '../guard/guard-proxy.ts';
import { BrowserError } from './browser-error.ts';
import type { BrowserProgram } from './browser-program.ts';
import { browserSwitches } from './browser-switches.ts';
import { connectDevtools, type Devtools } from './devtools.ts';
import { watchMemory } from './group-memory.ts';
import { killGroup } from './processes.ts';
import { createProfileFolder, NOBODY, removeProfile } from './profile-folder.ts';

export type RunningBrowser = {
  readonly devtools: Devtools;
  readonly pid: number;
  /** Whether it still runs. */
  isLiving(): boolean;
  /** Ends all of its processes at once and removes what it wrote. */
  stop(): Promise<void>;
};

const START_LIMIT_MS = 15_000;
/** All of its processes together; a page that wants more is not opened to its end. */
const MAX_MEMORY_BYTES = 900 * 1024 * 1024;

/**
 * Starts a browser for one scan. It ends with the scan's process, even a killed one, because its pipes end then. As root it runs as
 * the user that owns nothing; of the portal's environment it gets nothing. `signal` ends it at once. Throws BrowserError NOT_STARTED.
 */
export async function startBrowser(
  program: BrowserProgram,
  userAgent: string,
  signal: AbortSignal,
): Promise<RunningBrowser> {
  const wall = await startWall();
  const profile = createProfileFolder();
  const { hasSandbox } = program;
  const child = spawn(program.path, browserSwitches({ profile, wall: wall.url, userAgent, hasSandbox }), {
    // A group of its own, so that all of its processes can be ended at once.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    cwd: profile,
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      HOME: profile,
      TMPDIR: profile,
      XDG_RUNTIME_DIR: profile,
      ...program.environment,
    },
    ...(process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-500);
  });
  const devtools = connectDevtools(child.stdio[3] as Writable, child.stdio[4] as Readable);
  let isLiving = true;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      isLiving = false;
      devtools.close();
      resolve();
    };
    child.once('error', (error) => {
      said = error.message;
      end();
    });
    child.once('exit', end);
  });
  const kill = () => {
    if (child.pid !== undefined && isLiving) killGroup(child.pid);
  };
  const memory = watchMemory(child.pid ?? 0, MAX_MEMORY_BYTES, kill);
  let stopped: Promise<void> | null = null;
  const stop = () => {
    stopped ??= (async () => {
      memory.stop();
      signal.removeEventListener('abort', kill);
      kill();
      await ended;
      await wall.close();
      removeProfile(profile);
    })();
    return stopped;
  };
  signal.addEventListener('abort', kill, { once: true });
  const timer = setTimeout(kill, START_LIMIT_MS);
  try {
    await devtools.browser.send('Browser.getVersion');
  } catch {
    await stop();
    throw new BrowserError('NOT_STARTED', said.trim());
  } finally {
    clearTimeout(timer);
  }
  return { devtools, pid: child.pid ?? 0, isLiving: () => isLiving, stop };
}

/** Where everything ends that a page asks for past the scan's hands. */
const startWall = () =>
  startGuardProxy({
    guard: createAddressGuard({ allowedHosts: [] }),
    mayPass: () => false,
    admit: async () => false,
  });
