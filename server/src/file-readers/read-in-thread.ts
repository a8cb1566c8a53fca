import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../call/app-error.ts';
import { lowerPriority } from '../system/lower-priority.ts';
import { memoryOf } from './memory-of.ts';

/** What a thread is started with. */
export type ThreadWork = { readonly file: string; readonly name: string; readonly input: readonly unknown[] };
/** What it answers: an error loses its class on the way out of a thread. */
export type ThreadAnswer =
  | { readonly result: unknown }
  | { readonly refused: Pick<AppError, 'code' | 'field' | 'values'> };

lowerPriority();
const given = await answer(workerData as ThreadWork);
parentPort?.postMessage(given, 'result' in given ? memoryOf([given.result]) : []);

async function answer({ file, name, input }: ThreadWork): Promise<ThreadAnswer> {
  try {
    const readers = (await import(file)) as Readonly<Record<string, (...input: readonly unknown[]) => unknown>>;
    return { result: await readers[name]?.(...input) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refused: { code: error.code, field: error.field, values: error.values } };
  }
}
