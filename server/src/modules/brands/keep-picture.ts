import { createHash } from 'node:crypto';
import { pngProblem } from '@portal/domain/portal/png-image.ts';
import { checkSvg } from '@portal/domain/portal/safe-svg.ts';
import type { SystemTransaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { findImage, insertImage, type PortalImage } from './images.store.ts';

const LARGEST_BYTES = 200 * 1024;
const ADDRESS = '/api/resources/asset?fileName=';
const DATA_URL = /^data:(image\/svg\+xml|image\/png);base64,([A-Za-z\d+/]+={0,2})$/;

/** Name of the picture that an address shows; null when it is no address of a picture of the portal. */
export function imageNameOf(address: string | null): string | null {
  return address?.startsWith(ADDRESS) ? address.slice(ADDRESS.length) : null;
}

/**
 * Takes a picture out of a form: keeps a new one, and answers the address at which it is shown, or null for none.
 * @throws AppError PICTURE_REFUSED, PICTURE_TOO_LARGE
 */
export async function keepPicture(
  tx: SystemTransaction,
  picture: string | null,
  field: string,
  at: Date,
): Promise<string | null> {
  if (picture === null) return null;
  const image = imageNameOf(picture) === null ? readPicture(picture, field) : await findKept(tx, picture, field);
  await insertImage(tx, image, at);
  return `${ADDRESS}${image.fileName}`;
}

async function findKept(tx: SystemTransaction, address: string, field: string): Promise<PortalImage> {
  const image = await findImage(tx, imageNameOf(address) ?? '');
  if (image === undefined) throw refused(field, 'It is gone. Please choose the file again.');
  return image;
}

function readPicture(dataUrl: string, field: string): PortalImage {
  const [, mediaType, base64] = DATA_URL.exec(dataUrl) ?? [];
  if (mediaType === undefined || base64 === undefined) throw refused(field, 'Please choose an SVG or PNG file.');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > LARGEST_BYTES) throw new AppError('PICTURE_TOO_LARGE', { field });
  return mediaType === 'image/png' ? readPng(bytes, field) : readSvg(bytes, field);
}

function readPng(bytes: Buffer, field: string): PortalImage {
  const problem = pngProblem(bytes);
  if (problem !== null) throw refused(field, problem);
  return { fileName: `${hashOf(bytes)}.png`, mediaType: 'image/png', bytes };
}

function readSvg(source: Buffer, field: string): PortalImage {
  const check = checkSvg(source.toString('utf8'));
  if ('problem' in check) throw refused(field, check.problem);
  const bytes = Buffer.from(check.svg);
  return { fileName: `${hashOf(bytes)}.svg`, mediaType: 'image/svg+xml', bytes };
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const refused = (field: string, reason: string) => new AppError('PICTURE_REFUSED', { field, values: { reason } });
