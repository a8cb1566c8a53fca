import { type Unsaid, unsaid } from '@portal/domain/texts/unsaid.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../call/app-error.ts';
import { fileReader } from './file-reader.ts';
import { refusals } from './file-readers.texts.ts';
import { createFileReaders, type FileReaders } from './file-readers.ts';
import type * as odd from './testing/odd-readers.ts';

const FILE = new URL('testing/odd-readers.ts', import.meta.url);
const refused = (reason: Unsaid) => new AppError('POLICY_FILE_REFUSED', { field: 'file', values: { reason } });
const ENDLESS = fileReader<typeof odd.readForEver>(FILE, 'readForEver', refused);
const GREEDY = fileReader<typeof odd.readGreedily>(FILE, 'readGreedily', refused);
const LIMITS = fileReader<typeof odd.readLimits>(FILE, 'readLimits', refused);

let readers: FileReaders;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  readers = createFileReaders(() => undefined);
});
afterEach(async () => {
  await readers.close();
  vi.useRealTimers();
});

/** Whether a work has ended, once all that waits has had its turn. */
async function hasEnded(work: Promise<unknown>): Promise<boolean> {
  const state = { ended: false };
  const note = () => {
    state.ended = true;
  };
  work.then(note, note);
  await new Promise((resolve) => setImmediate(resolve));
  return state.ended;
}

test('V15.2.2 a file that is read for 20 seconds is refused at its field, and the next one has waited for that', async () => {
  const endless = readers.read(ENDLESS, 'one');
  const next = readers.read(LIMITS, 'another');
  endless.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(19_999);
  expect([await hasEnded(endless), await hasEnded(next)]).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(1);
  // Its thread is ended first, which takes as long as the machine does.
  await expect(endless).rejects.toMatchObject({
    code: 'POLICY_FILE_REFUSED',
    field: 'file',
    values: { reason: unsaid(refusals.tooLong) },
  });
  expect(await next).toBeDefined();
});

test('V15.2.2 a file that takes more than 56 MB is refused at its field', async () => {
  expect(await readers.read(LIMITS, 'one')).toMatchObject({ maxOldGenerationSizeMb: 56, maxYoungGenerationSizeMb: 8 });
  await expect(readers.read(GREEDY, 'one')).rejects.toMatchObject({
    code: 'POLICY_FILE_REFUSED',
    field: 'file',
    values: { reason: unsaid(refusals.tooMuch) },
  });
});
