import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPTS = join(import.meta.dirname, '..', '..', 'scripts');
const platform = `${process.platform}-${process.arch}`;
let machine: string;

function program(path: string, ...lines: string[]) {
  writeFileSync(path, ['#!/bin/sh', ...lines, ''].join('\n'));
  chmodSync(path, 0o755);
}

/** A checkout whose Node.js asks for a library that only the folder beside it can have, as on a minimal Debian. */
beforeEach(() => {
  machine = mkdtempSync(join(tmpdir(), 'portal-minimal-'));
  const own = join(machine, 'node_modules', `node-${platform}`, 'bin');
  for (const folder of ['scripts', 'bin']) mkdirSync(join(machine, folder));
  mkdirSync(own, { recursive: true });
  for (const name of ['project-node.mjs', 'missing-library.mjs'])
    copyFileSync(join(SCRIPTS, name), join(machine, 'scripts', name));
  program(
    join(own, 'node'),
    'IFS=:',
    'for folder in $LD_LIBRARY_PATH; do if [ -f "$folder/libatomic.so.1" ]; then echo v26; exit 0; fi; done',
    'echo "node: error while loading shared libraries: libatomic.so.1: cannot open shared object file" >&2',
    'exit 127',
  );
});

afterEach(() => rmSync(machine, { recursive: true, force: true }));

/** Runs `ensureNodeRuns` as the machine's own Node.js 20 would. */
function start() {
  const script = join(machine, 'scripts', 'project-node.mjs');
  const code = `Object.defineProperty(process, 'versions', { value: { node: '20.19.0' } });
    const { ensureNodeRuns, node } = await import(${JSON.stringify(script)});
    ensureNodeRuns();
    console.log('starts ' + node);`;
  const PATH = [join(machine, 'bin'), '/usr/bin', '/bin'].join(':');
  return spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8', env: { PATH } });
}

/** A distribution whose package holds the library; `listed` says whether the machine has package lists already. */
function distribution({ listed }: { listed: boolean }) {
  program(
    join(machine, 'bin', 'apt-get'),
    `for word in "$@"; do case "$word" in update) touch ${machine}/updated; exit 0;; download) break;; esac; done`,
    listed ? '' : `[ -f ${machine}/updated ] || exit 100`,
    'touch libatomic1_1_amd64.deb',
  );
  program(join(machine, 'bin', 'dpkg-deb'), 'mkdir -p "$3/usr/lib"', 'echo library > "$3/usr/lib/libatomic.so.1"');
}

describe('on a machine without the library that Node.js needs', () => {
  it.each([true, false])('the library comes from the distribution’s package (lists there: %s)', (listed) => {
    distribution({ listed });
    const { status, stdout } = start();
    expect(stdout).toContain('starts ');
    expect(status).toBe(0);
    expect(existsSync(join(machine, 'node_modules', '.libraries', 'libatomic.so.1'))).toBe(true);
    expect(existsSync(join(machine, 'updated'))).toBe(!listed);
  });

  it('the next start uses it without a word', () => {
    distribution({ listed: true });
    start();
    program(join(machine, 'bin', 'apt-get'), `touch ${machine}/asked-again`);
    expect(start().stdout).toMatch(/^starts .*\n$/);
    expect(existsSync(join(machine, 'asked-again'))).toBe(false);
  });

  it('says in one line what to install where the packages cannot be reached', () => {
    program(join(machine, 'bin', 'apt-get'), 'exit 100');
    const { status, stderr } = start();
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Install the library libatomic\.so\.1, .* apt-get install libatomic1 .*\n$/);
  });
});
