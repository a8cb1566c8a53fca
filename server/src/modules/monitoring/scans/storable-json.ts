/**
 * JSON that PostgreSQL's jsonb takes: a scanned site may send NUL characters and halves of surrogate pairs, which jsonb
 * refuses (PostgreSQL manual, 8.14); they become the replacement character, U+FFFD.
 */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '\ufffd') : part,
  );
}
