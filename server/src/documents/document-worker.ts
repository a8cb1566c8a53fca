import { lowerPriority } from '../system/lower-priority.ts';
import type { DocumentName, PrintedModel } from './printed-model.ts';
import { typesetDocument } from './typeset-document.ts';

lowerPriority();

/** Runs in a thread of its own, see `document-renderer.ts`; piscina calls the default export. */
export default function typesetInThread(work: {
  readonly name: DocumentName;
  readonly model: PrintedModel;
}): Uint8Array {
  return typesetDocument(work.name, work.model);
}
