import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { COMPILE_CACHE } from '../../testing/compile-cache.ts';
import { freePort } from '../../testing/free-port.ts';
import { fillDataFolder } from '../../testing/prepared-data-folder.ts';
import { createSocketBrowser } from './socket-browser.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const READY_LIMIT_MS = 300_000;

export type Ended = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** A script of the project that runs in a process of its own. */
export type Run = {
  readonly pid: number;
  readonly output: () => string;
  readonly ended: Promise<Ended>;
  kill(signal: NodeJS.Signals): void;
};

/** Starts a script on the project's own Node.js with these settings and no others. */
export function runScript(
  script: string,
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Run {
  const child = spawn(process.execPath, [join(ROOT, script), ...args], {
    env: { PATH: process.env.PATH ?? '', TMPDIR: tmpdir(), ...COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return {
    pid: child.pid ?? 0,
    output: () => output,
    ended: new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal }))),
    kill: (signal) => void child.kill(signal),
  };
}

/** A data folder and a port, with the portals that a test starts on them one after the other. */
export class PortalPlace {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'portal-fault-'));
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly #runs: Run[] = [];

  readonly #script: string;

  private constructor(port: number, settings: Readonly<Record<string, string>>, script: string) {
    this.port = port;
    this.#script = script;
    this.settings = { DATA_DIR: this.dataDir, PORT: String(port), LOG_LEVEL: 'warn', ...settings };
  }

  /**
   * A place whose portal finds its data folder made, unless it has another database.
   * @param script what is started; the portal's own program when left out
   */
  static async create(
    settings: Readonly<Record<string, string>> = {},
    script = 'server/dist/main.js',
  ): Promise<PortalPlace> {
    const place = await PortalPlace.createEmpty(settings, script);
    if (settings.DATABASE_URL === undefined) fillDataFolder(place.dataDir);
    return place;
  }

  /** A place where no portal has been yet. */
  static async createEmpty(
    settings: Readonly<Record<string, string>> = {},
    script = 'server/dist/main.js',
  ): Promise<PortalPlace> {
    return new PortalPlace(await freePort(), settings, script);
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts a portal without waiting for it. */
  launch(more: Readonly<Record<string, string>> = {}): Run {
    const run = runScript(this.#script, { ...this.settings, ...more });
    this.#runs.push(run);
    return run;
  }

  /** Starts a portal and waits until it says that it is ready. */
  async start(more: Readonly<Record<string, string>> = {}): Promise<Run> {
    const run = this.launch(more);
    let isOver = false;
    run.ended.then(() => {
      isOver = true;
    });
    const deadline = Date.now() + READY_LIMIT_MS;
    while (!run.output().includes('The portal is ready')) {
      if (isOver || Date.now() > deadline) throw new Error(`The portal did not start:\n${run.output()}`);
      await delay(20);
    }
    return run;
  }

  /** Fills the portal with the demonstration, and gives its password. */
  async fillDemo(): Promise<string> {
    const run = runScript('server/dist/demo-main.js', this.settings);
    await run.ended;
    const password = /with the password\s+(\S+)/.exec(run.output())?.[1];
    if (password === undefined) throw new Error(`The demonstration was not set up:\n${run.output()}`);
    return password;
  }

  browser() {
    return createSocketBrowser(() => this.port);
  }

  /** Stops what runs and removes the folder. */
  async clear(): Promise<void> {
    const last = this.#runs.at(-1);
    for (const run of this.#runs) if (run !== last) run.kill('SIGKILL');
    if (last !== undefined) {
      last.kill('SIGTERM');
      await last.ended;
    }
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
