import type { Readable } from 'node:stream';

/** Keeps files that the portal makes; a path is names joined by slashes, such as "organisation/reports/scan.pdf". */
export type FilesPort = {
  /** Stores a file, whole or not at all; one of the same path is replaced. @throws FilesError */
  put(path: string, bytes: Uint8Array): Promise<void>;
  /** The file's bytes; null when there isn't one. @throws FilesError */
  get(path: string): Promise<Uint8Array | null>;
  /** Stores a file of this machine, which may be too large for memory, as `put` does. @throws FilesError */
  putFrom(path: string, localPath: string): Promise<void>;
  /** The file's size and bytes as they come; null when there isn't one. What is opened is read or destroyed. @throws FilesError */
  open(path: string): Promise<OpenFile | null>;
  /** Removes a file; nothing happens when there isn't one. @throws FilesError */
  remove(path: string): Promise<void>;
  /** The paths of all files, in no order that counts. @throws FilesError */
  list(): AsyncIterable<string>;
};

/** A file that is being read; its size in bytes. */
export type OpenFile = { readonly size: number; readonly stream: Readable };

/** A file could not be kept or read. */
export class FilesError extends Error {
  override readonly name = 'FilesError';
}

/** Names begin with a letter or digit, so that none is "..", hidden, or an option of some command. */
const PATH = /^[A-Za-z0-9][\w.-]{0,99}(?:\/[A-Za-z0-9][\w.-]{0,99}){0,9}$/;

/** Whether a path may be asked for; ".part" is what a half-written file is called. */
export function isFilePath(path: string): boolean {
  return PATH.test(path) && !path.split('/').some((name) => name.endsWith('.part'));
}

/** @throws FilesError for a path that is invalid, which only a mistake in the portal can ask for */
export function requireFilePath(path: string): void {
  if (!isFilePath(path)) throw new FilesError('This is not the path of a file');
}
