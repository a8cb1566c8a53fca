/**
 * Resident memory of the typesetting process at which it ends itself. Ten thousand confirmations of a policy, the longest list there is,
 * were made with 533 MB.
 */
export const MAX_RESIDENT_MB = 700;
/** Memory that a process may hold after a document and still make the next one: libraries keep what they have once laid out. */
export const MAX_KEPT_MB = 250;
/** V8's heap of that process; what Typst needs lies outside of it. */
export const MAX_HEAP_MB = 128;
/** One document from its own beginning, whatever waited before. */
export const LONGEST_DOCUMENT_MS = 60_000;
