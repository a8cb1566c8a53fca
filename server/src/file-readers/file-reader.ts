import type { Unsaid } from '@portal/domain/texts/unsaid.ts';
import type { AppError } from '../call/app-error.ts';

/** A function that reads a stranger's file, told by where it is: the thread that answers calls never loads it. */
export type FileReader<Input extends readonly unknown[], Result> = {
  readonly file: URL;
  readonly name: string;
  /** The failure of the reader's module for a file that takes too long or too much; `reason` is told to the person who chose it. */
  readonly refused: (reason: Unsaid) => AppError;
  /** Never there: ties what is given and what comes back to the function. */
  readonly read?: (...input: Input) => Promise<Result>;
};

/**
 * Describes a reader for `FileReaders`; its function's type is imported, its code is not:
 * `fileReader<typeof readList>(new URL('./read-list.ts', import.meta.url), 'readList', refused)`.
 */
export function fileReader<Read extends (...input: never[]) => unknown>(
  file: URL,
  name: string,
  refused: (reason: Unsaid) => AppError,
): FileReader<Parameters<Read>, Awaited<ReturnType<Read>>> {
  return { file, name, refused };
}
