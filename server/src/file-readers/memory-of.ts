import { isMarkedAsUntransferable } from 'node:worker_threads';

/**
 * The memory of the bytes among values, or one level within them, that can go over to another thread instead of being copied: a copy
 * of ten megabytes keeps everybody else waiting for 50 ms. Short buffers share memory with others, and are copied.
 */
export function memoryOf(values: readonly unknown[]): ArrayBuffer[] {
  const buffers = values
    .flatMap((value) => (isRecord(value) ? Object.values(value) : [value]))
    .flatMap((value) => (value instanceof Uint8Array && value.buffer instanceof ArrayBuffer ? [value.buffer] : []));
  return [...new Set(buffers)].filter((buffer) => !isMarkedAsUntransferable(buffer));
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);
