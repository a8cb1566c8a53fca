import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..', '..');
const START_LIMIT_MS = 60_000;

export type ServerOptions = {
  readonly script: string;
  readonly args?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Answers with 200 as soon as the server can do its work. */
  readonly readyUrl: string;
  /** Where it writes, as a service would. */
  readonly logFile: string;
};

export type RunningServer = {
  readonly processId: number;
  /** From the start of its process to the first answer, in milliseconds. */
  readonly startMs: number;
  stop(): Promise<void>;
};

/**
 * Starts a script of the project in a process of its own, with the flags and the cache of `npm start`, and waits until it answers.
 * @throws Error with what it wrote when it ends or is not ready after a minute
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const log = openSync(options.logFile, 'a');
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(ROOT, options.script), ...(options.args ?? [])], {
    env: { PATH: process.env.PATH ?? '', ...options.environment },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  while (!(await answers(options.readyUrl))) {
    if (hasEnded() || performance.now() - startedAt > START_LIMIT_MS) {
      child.kill();
      throw new Error(`${options.script} did not start:\n${readFileSync(options.logFile, 'utf8').slice(-2000)}`);
    }
    await delay(10);
  }
  return {
    processId: child.pid ?? 0,
    startMs: performance.now() - startedAt,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { headers: { connection: 'close' } });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
