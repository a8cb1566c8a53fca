import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const NAMESPACE = ['--user', '--map-root-user', '--mount'];
const DISK_MB = 90;

/** True where this user may mount a file system of its own. */
export const canMountDisk =
  process.platform === 'linux' &&
  spawnSync('unshare', [...NAMESPACE, 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;

/** A program that runs on a disk of its own, which only it and commands run beside it can see. */
export type SmallDisk = {
  readonly dataDir: string;
  readonly output: () => string;
  readonly hasEnded: () => boolean;
  /** Runs a shell command on the disk and gives what it prints. */
  inside(command: string): Promise<string>;
  stop(): Promise<void>;
};

/** Mounts a disk of 90 MB in a name space of its own and starts a command on it; `DATA_DIR` lies there. */
export function startOnSmallDisk(command: string, settings: Readonly<Record<string, string>>): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'portal-small-disk-'));
  const job = join(folder, 'job.sh');
  const printed = join(folder, 'printed');
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-disk-'));
  const script = `
    mount -t tmpfs -o size=${DISK_MB}m tmpfs "$DATA_DIR" || exit 9
    (while [ -d "${folder}" ]; do
      if [ -e "${job}" ]; then sh "${job}" > "${printed}.part" 2>&1; rm "${job}"; mv "${printed}.part" "${printed}"; fi
      sleep 0.1
    done) &
    exec ${command}`;
  const child: ChildProcess = spawn('unshare', [...NAMESPACE, 'sh', '-c', script], {
    env: { PATH: process.env.PATH ?? '', ...settings, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    dataDir,
    output: () => output,
    hasEnded,
    async inside(text) {
      writeFileSync(`${job}.part`, text);
      renameSync(`${job}.part`, job);
      while (!existsSync(printed)) await delay(50);
      const answer = readFileSync(printed, 'utf8');
      rmSync(printed);
      return answer;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (!hasEnded()) {
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
