import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LONGEST_DOCUMENT_MS, MAX_HEAP_MB, MAX_KEPT_MB } from './document-limits.ts';
import type { FromTypesetter, ToTypesetter } from './document-messages.ts';
import { DocumentNotTypeset } from './document-not-typeset.ts';

const ENTRY = fileURLToPath(new URL('document-process.ts', import.meta.url));
const LONGEST_ERROR_OUTPUT = 2_000;
/** What a library keeps for ever is gone after so many documents. */
const DOCUMENTS_OF_ONE_PROCESS = 200;
const HEAP = [`--max-old-space-size=${MAX_HEAP_MB}`, '--max-semi-space-size=4'];
/** Gives memory of large documents back to the system (glibc's mallopt); elsewhere nobody reads it. */
const ALLOCATION = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '1000000' };

/** A process that makes one document at a time; it ends when this process does. */
export type TypesettingProcess = {
  /** False once it has ended, or made as many documents as one process makes, or holds too much memory. */
  isUsable(): boolean;
  /** @throws {DocumentNotTypeset} also when the process was ended for its time or its memory, and is of no more use */
  typeset(work: ToTypesetter): Promise<Uint8Array>;
  /** Ends it at once; a document that is being made is not. */
  kill(): void;
};

/**
 * Starts the process. It gets no settings of the portal: neither the database's password nor keys.
 * @param longestMs time of one document, after which the process is ended
 */
export function startTypesettingProcess(longestMs = LONGEST_DOCUMENT_MS): TypesettingProcess {
  const child = fork(ENTRY, {
    execArgv: HEAP,
    env: ALLOCATION,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let made = 0;
  let residentMb = 0;
  let hasEnded = false;
  let errorOutput = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errorOutput = (errorOutput + chunk.toString()).slice(-LONGEST_ERROR_OUTPUT);
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(`the process ended with ${signal ?? code}: ${errorOutput}`));
  });
  void ended.then(() => {
    hasEnded = true;
  });
  const kill = () => {
    hasEnded = true;
    child.kill('SIGKILL');
  };
  return {
    isUsable: () => !hasEnded && made < DOCUMENTS_OF_ONE_PROCESS && residentMb < MAX_KEPT_MB,
    kill,
    async typeset(work) {
      made += 1;
      const { promise, resolve, reject } = Promise.withResolvers<FromTypesetter>();
      const timer = setTimeout(() => {
        kill();
        reject(new DocumentNotTypeset(`it took longer than ${longestMs} ms`));
      }, longestMs);
      void ended.then((reason) => reject(new DocumentNotTypeset(reason)));
      child.once('message', resolve);
      child.send(work, (error) => {
        if (error) reject(new DocumentNotTypeset('the process cannot be reached', { cause: error }));
      });
      try {
        const answer = await promise;
        residentMb = answer.residentMb;
        if ('failed' in answer) throw new DocumentNotTypeset(answer.failed);
        return answer.pdf;
      } finally {
        clearTimeout(timer);
        child.removeListener('message', resolve);
      }
    },
  };
}
