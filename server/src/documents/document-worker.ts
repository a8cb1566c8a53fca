import { constants, setPriority } from 'node:os';
import type { DocumentName, PrintedModel } from './printed-model.ts';
import { typesetDocument } from './typeset-document.ts';

// On Linux this is the priority of this thread, and of those the typesetter starts, alone: pages and calls come first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Runs in a thread of its own, see `document-renderer.ts`; piscina calls the default export. */
export default function typesetInThread(work: {
  readonly name: DocumentName;
  readonly model: PrintedModel;
}): Uint8Array {
  return typesetDocument(work.name, work.model);
}
