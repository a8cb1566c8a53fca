import { createHash } from 'node:crypto';
import type { PackFile } from '@portal/contract/proof-packs/proof-packs.schemas.ts';
import { type Zippable, zipSync } from 'fflate';

/** A file of a pack, by its path in the archive. */
export type PackedFile = { readonly name: string; readonly bytes: Uint8Array };

/** PDFs are compressed already. */
const levelOf = (name: string) => (name.endsWith('.pdf') ? 0 : 6);

/** The ZIP file, with what it and each file in it are known by: the archive comes first. */
export function packArchive(
  fileName: string,
  packed: readonly PackedFile[],
  at: Date,
): { content: Buffer; files: PackFile[] } {
  const entries: Zippable = Object.fromEntries(
    packed.map(({ name, bytes }) => [name, [bytes, { level: levelOf(name), mtime: at }]]),
  );
  const content = Buffer.from(zipSync(entries));
  return { content, files: [{ name: fileName, bytes: content }, ...packed].map(fileOf) };
}

const fileOf = ({ name, bytes }: PackedFile): PackFile => ({
  name,
  size: bytes.byteLength,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});
