import { Worker } from 'node:worker_threads';
import { lowerPriority } from '../../system/lower-priority.ts';
import type { FromTypesetter, ToTypesetter } from './document-messages.ts';
import { typesetDocument } from './typeset-document.ts';

// Before the priority goes down: the guard keeps the usual one.
const guard = new Worker(new URL('document-guard.ts', import.meta.url));
guard.once('error', (error) => {
  throw error;
});
lowerPriority();
process.once('disconnect', () => process.exit());
process.on('message', (work: ToTypesetter) => {
  process.send?.(answer(work));
});

function answer({ name, model }: ToTypesetter): FromTypesetter {
  try {
    const pdf = typesetDocument(name, model);
    return { pdf, residentMb: residentMb() };
  } catch (error) {
    return { failed: String(error), residentMb: residentMb() };
  }
}

function residentMb(): number {
  return process.memoryUsage.rss() / 1024 / 1024;
}
