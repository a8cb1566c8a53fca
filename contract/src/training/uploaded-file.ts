import { z } from 'zod';

/** A file that came with a call, as its handler gets it. */
export const uploadedFile = z.custom<{ readonly fileName: string; readonly bytes: Uint8Array }>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'fileName' in value &&
    'bytes' in value &&
    value.bytes instanceof Uint8Array,
);
