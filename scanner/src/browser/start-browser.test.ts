import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowser } from './start-browser.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-start-browser-'));
  chmodSync(folder, 0o777);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a program in place of a browser that writes down how it was started, and is none. */
async function startedWith(hasSandbox: boolean) {
  const [program, told] = [join(folder, 'program'), join(folder, `told-${hasSandbox}`)];
  writeFileSync(program, `#!/bin/sh\n{ id -u; echo "$@"; env; } > ${told}\n`);
  chmodSync(program, 0o755);
  const started = startBrowser({ path: program, hasSandbox }, 'Test/1', new AbortController().signal);
  await expect(started).rejects.toMatchObject({ code: 'NOT_STARTED' });
  const [user = '', switches = '', ...environment] = readFileSync(told, 'utf8').trim().split('\n');
  return { user: Number(user), switches, names: environment.map((line) => line.split('=')[0]) };
}

test('as root’s process it runs under the user that owns nothing, with none of the portal’s environment', async () => {
  process.env.PORTAL_SECRET_OF_TEST = 'secret';
  try {
    const { user, names } = await startedWith(true);
    expect(user).toBe(process.getuid?.() === 0 ? 65_534 : process.getuid?.());
    const own = ['PATH', 'HOME', 'TMPDIR', 'XDG_RUNTIME_DIR'];
    // What the shell itself sets.
    expect(names.filter((name) => !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name ?? '')).sort()).toEqual(own.sort());
  } finally {
    delete process.env.PORTAL_SECRET_OF_TEST;
  }
});

test('it runs in its own sandbox unless the operator has none for it, and every way leads to the wall', async () => {
  const { switches } = await startedWith(true);
  expect(switches).not.toContain('sandbox');
  expect(switches).toMatch(/--proxy-server=http:\/\/127\.0\.0\.1:\d+ --proxy-bypass-list=<-loopback>/);
  expect(switches).toContain('MAP * ~NOTFOUND');
  expect((await startedWith(false)).switches).toContain('--no-sandbox');
});
