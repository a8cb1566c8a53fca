import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILE_CACHE } from './compile-cache.ts';

const ROOT = join(import.meta.dirname, '..', '..');

export type StartedProcess = {
  /** All that it printed so far. */
  readonly output: () => string;
  /** The first match of the pattern in what it prints; rejects when it ends or 60 s pass without one. */
  waitFor(pattern: RegExp): Promise<RegExpExecArray>;
  signal(signal: NodeJS.Signals): void;
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/** Starts a script of the project on its own Node.js. */
export function startProcess(script: string, environment: Readonly<Record<string, string>>): StartedProcess {
  const child = spawn(process.execPath, [join(ROOT, script)], {
    env: { PATH: process.env.PATH ?? '', TMPDIR: tmpdir(), ...COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (text: string) => {
    output += text;
  };
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  return {
    output: () => output,
    waitFor: (pattern) => waitForOutput(child, () => output, pattern),
    signal: (signal) => void child.kill(signal),
    stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
      return new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill(signal);
      });
    },
  };
}

/** For what hangs: a busy machine's pace decides nothing. */
const HANGS_MS = 5 * 60_000;

function waitForOutput(child: ChildProcess, output: () => string, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      stopWaiting();
      reject(new Error(`${why}; it printed:\n${output()}`));
    };
    const look = () => {
      const match = pattern.exec(output());
      if (match === null) return;
      stopWaiting();
      resolve(match);
    };
    const onExit = () => fail('The process ended');
    const timer = setTimeout(() => fail(`Nothing matched ${pattern}`), HANGS_MS);
    const stopWaiting = () => {
      clearTimeout(timer);
      child.stdout?.off('data', look);
      child.stderr?.off('data', look);
      child.off('exit', onExit);
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('exit', onExit);
    look();
  });
}
