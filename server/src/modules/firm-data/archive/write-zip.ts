import { open } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file in the archive, by its path there. */
export type ZipEntry = { readonly name: string; readonly bytes: Uint8Array };

/** What is packed in one go: two milliseconds' worth, after which others have their turn. */
const CHUNK_BYTES = 64 * 1024;
const PACKED = /\.(?:pdf|zip|png|jpe?g|docx|xlsx)$/i;

/**
 * Writes a ZIP file to disk, entry by entry, so that no more than one of them is in memory.
 * @returns its size in bytes
 */
export async function writeZip(path: string, entries: AsyncIterable<ZipEntry>, at: Date): Promise<number> {
  const handle = await open(path, 'w', 0o600);
  try {
    const made: Uint8Array[] = [];
    const zip = new Zip((error, chunk) => {
      if (error) throw error;
      made.push(chunk);
    });
    let size = 0;
    const flush = async () => {
      for (const chunk of made.splice(0)) {
        await handle.writeFile(chunk);
        size += chunk.length;
      }
    };
    for await (const { name, bytes } of entries) {
      const entry = PACKED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      entry.mtime = at;
      zip.add(entry);
      for (let start = 0; start === 0 || start < bytes.length; start += CHUNK_BYTES) {
        const end = start + CHUNK_BYTES;
        entry.push(bytes.subarray(start, end), end >= bytes.length);
        await flush();
        await setImmediate();
      }
    }
    zip.end();
    await flush();
    return size;
  } finally {
    await handle.close();
  }
}
