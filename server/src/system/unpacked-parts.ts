import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** Why an archive is not read on. */
export type ArchiveFault = 'broken' | 'encrypted' | 'too-many-parts' | 'too-large';

export class ArchiveRefused extends Error {
  override readonly name = 'ArchiveRefused';
  readonly fault: ArchiveFault;
  constructor(fault: ArchiveFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

export type ArchiveLimits = {
  readonly mostParts: number;
  /** Of all parts together, unpacked. */
  readonly mostBytes: number;
  /** Of one part, by its name; the whole where absent. */
  readonly mostBytesOf?: (name: string) => number;
};

/**
 * The parts of a ZIP archive one after the other, each really unpacked and counted, because what an archive says of itself may be wrong and
 * a small one may hold terabytes.
 * @throws {ArchiveRefused} for what is no archive, is encrypted, names a part twice, or is more than the limits let through
 */
export async function* unpackedParts(
  archive: Buffer,
  { mostParts, mostBytes, mostBytesOf = () => mostBytes }: ArchiveLimits,
): AsyncGenerator<{ readonly name: string; readonly bytes: Buffer }> {
  const zip = await readable(() => fromBufferPromise(archive));
  if (zip.entryCount > mostParts) throw new ArchiveRefused('too-many-parts');
  const names = new Set<string>();
  let total = 0;
  const entries = zip.eachEntry()[Symbol.asyncIterator]();
  for (;;) {
    const next = await readable(() => entries.next());
    if (next.done === true) return;
    const { fileName: name } = next.value;
    if (next.value.isEncrypted()) throw new ArchiveRefused('encrypted');
    // Programs do not agree on which of two parts of the same name counts.
    if (names.has(name)) throw new ArchiveRefused('broken');
    names.add(name);
    const bytes = await unpacked(zip, next.value, Math.min(mostBytesOf(name), mostBytes - total));
    total += bytes.length;
    yield { name, bytes };
  }
}

async function unpacked(zip: ZipFile, entry: Entry, mostBytes: number): Promise<Buffer> {
  if (entry.uncompressedSize > mostBytes) throw new ArchiveRefused('too-large');
  const chunks: Buffer[] = [];
  let length = 0;
  await readable(async () => {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      length += (chunk as Buffer).length;
      if (length > mostBytes) throw new ArchiveRefused('too-large');
      chunks.push(chunk as Buffer);
    }
  });
  return Buffer.concat(chunks);
}

async function readable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error;
    throw new ArchiveRefused('broken', { cause: error });
  }
}
