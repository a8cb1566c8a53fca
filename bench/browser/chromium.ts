import { type ChildProcess, spawn } from 'node:child_process';
// @ts-expect-error a plain script without types, run by every Node version
import { findChromium } from '../../scripts/find-chromium.mjs';

const START_LIMIT_MS = 30_000;

export type Chromium = { readonly port: number; stop(): Promise<void> };

/** Starts a browser of its own profile, to be driven through its debugging port. */
export async function startChromium(profileFolder: string): Promise<Chromium> {
  const { executablePath, env, args } = await findChromium();
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profileFolder}`, 'about:blank'];
  const child = spawn(executablePath, [...args, ...own], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await debuggingPort(child);
  return {
    port,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

function debuggingPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`The browser did not start:\n${output}`)), START_LIMIT_MS);
    child.once('exit', () => reject(new Error(`The browser ended:\n${output}`)));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(output)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(Number(port));
    });
  });
}
