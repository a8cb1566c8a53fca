import { Worker } from 'node:worker_threads';
import { unsaid } from '@portal/domain/texts/unsaid.ts';
import { AppError } from '../call/app-error.ts';
import type { FileReader } from './file-reader.ts';
import { refusals } from './file-readers.texts.ts';
import { memoryOf } from './memory-of.ts';
import type { ThreadAnswer, ThreadWork } from './read-in-thread.ts';
import { createWaitingLine } from './waiting-line.ts';

/** A file that anybody sends for good is read in a second; a busy machine may need more. */
const LONGEST_MS = 20_000;
/**
 * Of V8's heap; what readers unpack outside of it has limits of its own (`system/unpacked-parts.ts`). The largest lists that may be sent
 * were read with 48 and not with 32.
 */
const MAX_MEMORY_MB = 56;
const MAX_YOUNG_MEMORY_MB = 8;

/**
 * Reads the files of strangers: each in a thread of its own that ends with it, with bounded time and memory, and one after the other.
 * Nothing of a file that was made to do harm reaches the thread that answers calls, or the file of the next one.
 */
export type FileReaders = {
  /**
   * The file's memory goes over to the thread: what is needed of it afterwards, the reader gives back.
   * @param owner whose file it is, an organization or a person: many files of one keep nobody else waiting
   * @throws AppError of the reader; its `refused` for what takes too long, too much memory, or breaks it; READERS_BUSY
   */
  read<Input extends readonly unknown[], Result>(
    reader: FileReader<Input, Result>,
    owner: string,
    ...input: Input
  ): Promise<Result>;
  /** Ends what is being read. */
  close(): Promise<void>;
};

/** @param report told of what broke a reader, which its owner learns as a refusal */
export function createFileReaders(report: (error: unknown) => void): FileReaders {
  const line = createWaitingLine();
  const threads = new Set<Worker>();
  return {
    read: (reader, owner, ...input) =>
      line.inTurn(owner, async () => {
        const work: ThreadWork = { file: reader.file.href, name: reader.name, input };
        const thread = new Worker(new URL('read-in-thread.ts', import.meta.url), {
          workerData: work,
          transferList: memoryOf(input),
          resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB, maxYoungGenerationSizeMb: MAX_YOUNG_MEMORY_MB },
        });
        threads.add(thread);
        try {
          return (await answerOf(thread, reader, report)) as never;
        } finally {
          await thread.terminate();
          threads.delete(thread);
        }
      }),
    async close() {
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
}

async function answerOf(
  thread: Worker,
  { refused }: FileReader<never, unknown>,
  report: (error: unknown) => void,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>();
  const timer = setTimeout(() => reject(refused(unsaid(refusals.tooLong))), LONGEST_MS);
  thread.once('message', resolve);
  thread.once('error', (error: unknown) => {
    report(error);
    const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    reject(refused(unsaid(isMemory ? refusals.tooMuch : refusals.unreadable)));
  });
  thread.once('exit', () => reject(refused(unsaid(refusals.unreadable))));
  try {
    const answer = await promise;
    if ('result' in answer) return answer.result;
    const { code, field, values } = answer.refused;
    throw new AppError(code, { ...(field === undefined ? {} : { field }), values });
  } finally {
    clearTimeout(timer);
  }
}
