import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskFiles } from './disk-files.ts';
import { describeFilesPort } from './files.suite.ts';
import { FilesError } from './files-port.ts';

describe('files on the disk', () => {
  describeFilesPort(async () => {
    const parent = mkdtempSync(join(tmpdir(), 'portal-files-'));
    return {
      files: createDiskFiles(join(parent, 'files')),
      close: async () => rmSync(parent, { recursive: true, force: true }),
    };
  });
});

describe('the folder of files', () => {
  let parent: string;
  let folder: string;
  beforeAll(() => {
    parent = mkdtempSync(join(tmpdir(), 'portal-files-'));
    folder = join(parent, 'files');
    writeFileSync(join(parent, 'secrets.json'), 'secret');
  });
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  test('is for the portal’s user alone, and no half-written file stays in it', async () => {
    await createDiskFiles(folder).put('org/a.pdf', Buffer.from('x'));
    expect(statSync(folder).mode & 0o077).toBe(0);
    expect(statSync(join(folder, 'org', 'a.pdf')).mode & 0o077).toBe(0);
    expect(readdirSync(join(folder, 'org'))).toEqual(['a.pdf']);
  });

  test('a file that cannot be put leaves the one before and nothing beside it', async () => {
    const files = createDiskFiles(folder);
    mkdirSync(join(folder, 'org', 'taken.pdf'));
    await expect(files.put('org/taken.pdf', Buffer.from('x'))).rejects.toThrow(FilesError);
    expect(readdirSync(join(folder, 'org')).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('V5.3.2 is not left by a link that somebody has put there', async () => {
    const files = createDiskFiles(folder);
    symlinkSync(parent, join(folder, 'out'));
    symlinkSync(join(parent, 'secrets.json'), join(folder, 'org', 'secrets.pdf'));
    await expect(files.get('out/secrets.json')).rejects.toThrow(FilesError);
    await expect(files.get('org/secrets.pdf')).rejects.toThrow(FilesError);
    await expect(files.put('out/new.pdf', Buffer.from('x'))).rejects.toThrow(FilesError);
    await expect(files.remove('out/secrets.json')).rejects.toThrow(FilesError);
    expect(readdirSync(parent).sort()).toEqual(['files', 'secrets.json']);
    expect(await Array.fromAsync(files.list())).not.toContain('org/secrets.pdf');
  });
});
