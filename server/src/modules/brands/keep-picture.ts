import type { SystemTransaction } from '../../database/database.ts';
import { fileReader } from '../../file-readers/file-reader.ts';
import type { FileReaders } from '../../file-readers/file-readers.ts';
import { findImage, insertImage, type PortalImage } from './images.store.ts';
import { pictureRefused } from './picture-refused.ts';
import type { readPicture } from './read-picture.ts';

const ADDRESS = '/api/resources/asset?fileName=';

/** A picture out of a form: one that was read, the name of one that the portal has, or none. */
export type GivenPicture = { readonly field: string; readonly picture: PortalImage | string | null };

/** Name of the picture that an address shows; null when it is no address of a picture of the portal. */
export function imageNameOf(address: string | null): string | null {
  return address?.startsWith(ADDRESS) ? address.slice(ADDRESS.length) : null;
}

/**
 * Reads what a form holds of a picture, in a thread of its own, before a transaction begins.
 * @param owner who chose it
 * @throws AppError PICTURE_REFUSED, PICTURE_TOO_LARGE, READERS_BUSY
 */
export async function takePicture(
  readers: FileReaders,
  owner: string,
  picture: string | null,
  field: string,
): Promise<GivenPicture> {
  const name = imageNameOf(picture);
  if (picture === null || name !== null) return { field, picture: name };
  const reader = fileReader<typeof readPicture>(
    new URL('./read-picture.ts', import.meta.url),
    'readPicture',
    (reason) => pictureRefused(field, reason),
  );
  return { field, picture: await readers.read(reader, owner, picture, field) };
}

/**
 * Keeps the picture of a form, and answers the address at which it is shown, or null for none.
 * @throws AppError PICTURE_REFUSED where the portal has it no more
 */
export async function keepPicture(
  tx: SystemTransaction,
  { field, picture }: GivenPicture,
  at: Date,
): Promise<string | null> {
  if (picture === null) return null;
  const image = typeof picture === 'string' ? await findImage(tx, picture) : picture;
  if (image === undefined) throw pictureRefused(field, 'It is gone. Please choose the file again.');
  await insertImage(tx, { ...image, bytes: Buffer.from(image.bytes) }, at);
  return `${ADDRESS}${image.fileName}`;
}
