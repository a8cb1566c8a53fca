import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { readConfig } from './config/config.ts';
import { DataFolderInUse } from './database/data-folder-lock.ts';
import { MigrationError } from './database/migrate.ts';
import { createPageRenderer } from './http/pages/page.ts';
import { readMaturitySet } from './modules/maturity/maturity-set.ts';
import { plainWords } from './plain-words.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error('native words'), { code, ...more });

function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return null;
}

test.each([
  ['a taken port', withCode('EADDRINUSE', { port: 3000 }), /^Port 3000 is in use .*set PORT to a free one\.$/],
  ['a port that needs rights', withCode('EACCES', { port: 80 }), /^This user may not use port 80\. Set PORT/],
  ['a folder without the right to write', withCode('EACCES', { path: '/data' }), /may not write to \/data\..*DATA_DIR/],
  ['a folder that is read-only', withCode('EROFS', { path: '/data' }), /may not write to \/data/],
  ['a full disk', withCode('ENOSPC'), /^The disk is full\..*nothing that was saved is lost\.$/],
  ['a silent database', withCode('ECONNREFUSED'), /^The database at DATABASE_URL does not answer/],
  ['an unknown database host', withCode('ENOTFOUND'), /^The database at DATABASE_URL does not answer/],
  ['a wrong password', withCode('28P01'), /rejects the user or password\. Check DATABASE_URL/],
  ['a missing database', withCode('3D000'), /does not exist\. Create it/],
  ['a user without rights', withCode('42501'), /create role portal_app; create role portal_system in role portal_app/],
  ['a second portal', new DataFolderInUse('Another portal is running'), /^Another portal is running$/],
  ['a newer database', new MigrationError('The database was created by a newer portal'), /newer portal/],
])('%s is told with what to do', (_what, error, words) => {
  const text = plainWords(error);
  expect(text).toMatch(words);
  expect(text).not.toMatch(/\n\s+at /);
});

test('questions that cannot be used are told with their file and the setting', () => {
  const error = thrownBy(() => readMaturitySet(new URL('file:///no-such-set/')));
  expect(plainWords(error)).toMatch(/^The questions of .* cannot be used\. set\.yaml:\n .*ENOENT.*\n.*MATURITY_SET\.$/);
});

test('a browser app that is not built is told in one line', () => {
  expect(plainWords(thrownBy(() => createPageRenderer('/no-such-folder', 'index')))).toMatch(
    /^The browser app is not built\. Run .*\.$/,
  );
});

test('wrong settings are told as they are', () => {
  const error = thrownBy(() => readConfig({ PORT: 'x' }));
  expect(plainWords(error)).toContain('- PORT: must be a whole number from 0 to 65535');
});

test('the errors that Node throws have what the words need', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => first.once('listening', resolve));
  const { port } = first.address() as { port: number };
  const second = createServer();
  const error = await new Promise((resolve) => second.once('error', resolve).listen(port, '127.0.0.1'));
  expect(plainWords(error)).toContain(`Port ${port} is in use`);
  first.close();
  expect(plainWords(thrownBy(() => mkdirSync('/proc/portal')))).not.toBe('');
});

test('what nobody foresaw keeps its stack, because only that helps', () => {
  expect(plainWords(new Error('odd'))).toMatch(/Error: odd\n\s+at /);
  expect(plainWords('odd')).toBe('odd');
});
