import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FilesError, type FilesPort } from './files-port.ts';

const ORG = '0198a6f0-0000-7000-8000-0000000000aa';

export type OpenFiles = { readonly files: FilesPort; close(): Promise<void> };

/** What every files adapter does. */
export function describeFilesPort(open: () => Promise<OpenFiles>): void {
  let opened: OpenFiles;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  const listed = async () => (await Array.fromAsync(opened.files.list())).sort();

  test('a file comes back byte by byte', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    await opened.files.put(`${ORG}/reports/a.pdf`, bytes);
    expect(Buffer.compare((await opened.files.get(`${ORG}/reports/a.pdf`)) ?? Buffer.of(), bytes)).toBe(0);
  });

  test('a file of this machine is stored and read as a stream', async () => {
    const bytes = Buffer.alloc(300_000, 'streamed');
    const folder = await mkdtemp(join(tmpdir(), 'portal-put-from-'));
    try {
      await writeFile(join(folder, 'local'), bytes);
      await opened.files.putFrom(`${ORG}/large.zip`, join(folder, 'local'));
    } finally {
      await rm(folder, { recursive: true });
    }
    const file = await opened.files.open(`${ORG}/large.zip`);
    expect(file?.size).toBe(bytes.length);
    expect(Buffer.concat(await Array.fromAsync(file?.stream ?? [])).equals(bytes)).toBe(true);
    for (const path of [`${ORG}/nothing.zip`, ORG]) expect(await opened.files.open(path)).toBeNull();
    await expect(opened.files.putFrom(`${ORG}/none.zip`, join(folder, 'gone'))).rejects.toThrow(FilesError);
    expect(await opened.files.get(`${ORG}/none.zip`)).toBeNull();
  });

  test('an empty file is a file', async () => {
    await opened.files.put(`${ORG}/empty`, new Uint8Array());
    expect(await opened.files.get(`${ORG}/empty`)).toHaveLength(0);
  });

  test('a second file of the same path replaces the first', async () => {
    await opened.files.put(`${ORG}/twice.pdf`, Buffer.from('a long first one'));
    await opened.files.put(`${ORG}/twice.pdf`, Buffer.from('second'));
    expect(Buffer.from((await opened.files.get(`${ORG}/twice.pdf`)) ?? []).toString()).toBe('second');
  });

  test('what is not there is null, a folder too, and removing it is no failure', async () => {
    await opened.files.put(`${ORG}/folder/file.pdf`, Buffer.from('x'));
    for (const path of ['nobody/nothing.pdf', `${ORG}/folder`, `${ORG}/folder/file.pdf/below`]) {
      expect(await opened.files.get(path)).toBeNull();
      if (path !== `${ORG}/folder`) await opened.files.remove(path);
    }
    expect(await opened.files.get(`${ORG}/folder/file.pdf`)).not.toBeNull();
  });

  test('all files are listed, and a removed one no more', async () => {
    await opened.files.put('other/one.pdf', Buffer.from('x'));
    await opened.files.put('other/deep/two.pdf', Buffer.from('x'));
    expect(await listed()).toEqual(expect.arrayContaining(['other/deep/two.pdf', 'other/one.pdf']));
    await opened.files.remove('other/one.pdf');
    expect(await opened.files.get('other/one.pdf')).toBeNull();
    expect(await listed()).not.toContain('other/one.pdf');
  });

  test.each([
    '',
    '.',
    '..',
    '/etc/passwd',
    '../outside',
    'a/../../outside',
    'a/./b',
    'a//b',
    'a/',
    '.hidden',
    'a\\..\\b',
    'a/b\0.pdf',
    'a b',
    '%2e%2e/x',
    '-rf',
    'half.part',
    'x'.repeat(101),
    'a/'.repeat(11).concat('b'),
  ])('V5.3.2 the path %j is refused', async (path) => {
    await expect(opened.files.put(path, Buffer.from('x'))).rejects.toThrow(FilesError);
    await expect(opened.files.get(path)).rejects.toThrow(FilesError);
    await expect(opened.files.remove(path)).rejects.toThrow(FilesError);
    await expect(opened.files.open(path)).rejects.toThrow(FilesError);
    await expect(opened.files.putFrom(path, import.meta.filename)).rejects.toThrow(FilesError);
  });
}
