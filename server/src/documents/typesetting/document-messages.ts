import type { DocumentName, PrintedModel } from '../printed-model.ts';

/** What the typesetting process is told: one document. */
export type ToTypesetter = { readonly name: DocumentName; readonly model: PrintedModel };

/** What it answers to each, with the memory (MB) that it then holds. An error loses its class on the way. */
export type FromTypesetter = { readonly residentMb: number } & (
  | { readonly pdf: Uint8Array }
  | { readonly failed: string }
);
