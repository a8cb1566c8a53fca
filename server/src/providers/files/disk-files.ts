import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { FilesError, type FilesPort, isFilePath, requireFilePath } from './files-port.ts';

/** Bytes, or what begins to read them. */
type Content = Uint8Array | (() => Readable);

/** Keeps files in a folder of this machine, for the portal's user alone. */
export function createDiskFiles(folder: string): FilesPort {
  const store = async (path: string, content: Content): Promise<void> => {
    requireFilePath(path);
    const target = join(folder, path);
    const aside = `${target}.${randomUUID()}.part`;
    try {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await requireInside(folder, dirname(target));
      await writeToDisk(aside, content);
      await rename(aside, target);
    } catch (error) {
      await rm(aside, { force: true });
      throw asFilesError(error);
    }
  };
  return {
    put: (path, bytes) => store(path, bytes),
    putFrom: (path, localPath) => store(path, () => createReadStream(localPath)),
    async open(path) {
      requireFilePath(path);
      const target = join(folder, path);
      try {
        await requireInside(folder, target);
        const handle = await open(target, 'r');
        const found = await handle.stat();
        if (found.isFile()) return { size: found.size, stream: handle.createReadStream() };
        await handle.close();
        return null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw asFilesError(error);
      }
    },
    async get(path) {
      requireFilePath(path);
      const target = join(folder, path);
      try {
        await requireInside(folder, target);
        return await readFile(target);
      } catch (error) {
        if (isMissing(error)) return null;
        throw asFilesError(error);
      }
    },
    async remove(path) {
      requireFilePath(path);
      try {
        await requireInside(folder, dirname(join(folder, path)));
        await rm(join(folder, path), { force: true });
      } catch (error) {
        if (!isMissing(error)) throw asFilesError(error);
      }
    },
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw asFilesError(error);
      });
      for (const entry of entries) {
        const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
        if (entry.isFile() && isFilePath(path)) yield path;
      }
    },
  };
}

/** Somebody with access to the machine may have put a link into the folder; it leads nowhere. */
async function requireInside(folder: string, target: string): Promise<void> {
  const root = await realpath(folder);
  const real = await realpath(target);
  if (real !== root && !real.startsWith(`${root}${sep}`)) throw new FilesError('The path leaves the folder of files');
}

async function writeToDisk(path: string, content: Content): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(typeof content === 'function' ? content() : content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** ENOTDIR and EISDIR: a file where the path has a folder, or the other way round. */
function isMissing(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(code);
}

function asFilesError(error: unknown): FilesError {
  return error instanceof FilesError ? error : new FilesError('The folder of files does not work', { cause: error });
}
