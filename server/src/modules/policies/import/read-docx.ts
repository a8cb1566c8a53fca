import { Worker } from 'node:worker_threads';
import { checkDocx } from './check-docx.ts';
import { FileRefused } from './file-refused.ts';

const LONGEST_MS = 20_000;
const MOST_MEMORY_MB = 512;

/**
 * The text of a Word document as Markdown.
 * @throws {FileRefused} for one that cannot be taken, also when reading it takes longer or more than a document ever does
 */
export async function readDocx(bytes: Buffer): Promise<string> {
  await checkDocx(bytes);
  const worker = new Worker(new URL('docx-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => reject(new FileRefused('It takes too long to read.')), LONGEST_MS);
  worker.once('message', resolve);
  worker.once('error', (cause) => reject(new FileRefused('It cannot be read.', { cause })));
  worker.once('exit', () => reject(new FileRefused('It cannot be read.')));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
