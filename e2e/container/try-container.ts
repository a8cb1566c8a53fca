import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startSmtpInbox } from '../../server/src/testing/smtp-inbox.ts';
import { freePort } from '../testing/free-port.ts';
import { signIn, signUp } from './visitor.ts';

const RUN_IMAGE = join(import.meta.dirname, '..', '..', 'deploy', 'run-image.sh');
const START_LIMIT_MS = 60_000;
/** What `docker stop` waits before it kills. */
const STOP_LIMIT_MS = 10_000;

type Running = { readonly process: ChildProcess; readonly output: string[] };

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set; run deploy/try-container.sh`);
  return value;
}

/** Starts the image in namespaces of its own: mounts and processes. */
async function start(port: number, mailUrl: string): Promise<Running> {
  const names = ['PORTAL_IMAGE_ROOT', 'PORTAL_IMAGE_USER', 'PORTAL_IMAGE_DATA'].map(setting);
  const child = spawn('unshare', ['--mount', '--pid', '--fork', '--propagation', 'private', RUN_IMAGE, ...names], {
    env: {
      PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: '/data',
      PRODUCTION: 'on',
      PUBLIC_URL: `http://localhost:${port}`,
      MAIL_URL: mailUrl,
      MAIL_FROM: 'Portal <no-reply@portal.example>',
      SCAN_BROWSER: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await isReady(port))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`It did not start:\n${output.join('')}`);
    await delay(100);
  }
  return { process: child, output };
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The process that a container runtime would signal: the first one inside. */
function firstInside({ process: outside }: Running): number {
  const children = readFileSync(`/proc/${outside.pid}/task/${outside.pid}/children`, 'utf8');
  return Number(children.trim().split(' ')[0]);
}

/** @returns milliseconds until everything had ended */
async function stop(running: Running): Promise<number> {
  const beganAt = performance.now();
  const ended = new Promise((resolve) => running.process.once('exit', resolve));
  process.kill(firstInside(running), 'SIGTERM');
  await Promise.race([ended, delay(STOP_LIMIT_MS * 2)]);
  return performance.now() - beganAt;
}

/** What Linux says of the portal's first process: who it is, and how its root is mounted. */
function isolationOf(running: Running): { readonly userId: number; readonly rootIsReadOnly: boolean } {
  const pid = firstInside(running);
  const userId = Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  const root = readFileSync(`/proc/${pid}/mounts`, 'utf8')
    .split('\n')
    .filter((line) => line.split(' ')[1] === '/')
    .at(-1);
  return { userId, rootIsReadOnly: /^\S+ \S+ \S+ ro[,\s]/.test(root ?? '') };
}

function say(what: string, isRight: boolean): void {
  console.log(`${isRight ? 'ok      ' : 'FAILED  '} ${what}`);
  if (!isRight) process.exitCode = 1;
}

const port = await freePort();
const inbox = await startSmtpInbox();
let running = await start(port, inbox.url);
try {
  const { userId, rootIsReadOnly } = isolationOf(running);
  say(`runs as user ${userId}, not root`, userId > 0);
  say('its root is read-only', rootIsReadOnly);
  await signUp(port, inbox.received);
  say('signs somebody up, by a mail and its link, and in', true);
  const took = await stop(running);
  say(`stops in ${(took / 1000).toFixed(1)} s, of 10 s at most`, took < STOP_LIMIT_MS);
  running = await start(port, inbox.url);
  say('knows that person after a restart', await signIn(port));
} catch (error) {
  say(`${String(error)}\n${running.output.join('')}`, false);
} finally {
  await stop(running);
  await inbox.close();
}
