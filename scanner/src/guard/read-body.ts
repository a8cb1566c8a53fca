import type { Readable } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

function decompressor(encoding: string) {
  // A cut-off stream is read as far as it goes, since bodies are cut at the limit anyway.
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
  if (encoding === 'deflate') return createInflate({ finishFlush: constants.Z_SYNC_FLUSH });
  if (encoding === 'br') return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
  return null;
}

/** Reads a body to at most `limitBytes` after decompression, so that a small answer cannot unpack into a huge one. */
export async function readBody(stream: Readable, encoding: string, limitBytes: number) {
  const unpacked = decompressor(encoding);
  const source: Readable = unpacked ? stream.pipe(unpacked) : stream;
  const failed = new Promise<never>((_, reject) => {
    stream.once('error', reject);
  });
  failed.catch(() => undefined);
  const chunks: Buffer[] = [];
  let size = 0;
  const read = async () => {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      chunks.push(chunk.subarray(0, limitBytes - size));
      size += chunk.length;
      if (size >= limitBytes) return size > limitBytes;
    }
    return false;
  };
  try {
    const truncated = await Promise.race([read(), failed]);
    return { body: Buffer.concat(chunks), truncated };
  } finally {
    // What is left unread would keep the connection busy.
    stream.on('error', () => undefined);
    stream.destroy();
    unpacked?.destroy();
  }
}
