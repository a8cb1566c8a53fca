import { createHash } from 'node:crypto';
import { pngProblem } from '@portal/domain/portal/png-image.ts';
import { checkSvg } from '@portal/domain/portal/safe-svg.ts';
import { AppError } from '../../call/app-error.ts';
import type { PortalImage } from './images.store.ts';
import { pictureRefused } from './picture-refused.ts';

const LARGEST_BYTES = 200 * 1024;
const DATA_URL = /^data:(image\/svg\+xml|image\/png);base64,([A-Za-z\d+/]+={0,2})$/;

/**
 * A picture that somebody chose, by its bytes; runs in a thread of its own, see `keep-picture.ts`.
 * @throws AppError PICTURE_REFUSED, PICTURE_TOO_LARGE
 */
export function readPicture(dataUrl: string, field: string): PortalImage {
  const [, mediaType, base64] = DATA_URL.exec(dataUrl) ?? [];
  if (mediaType === undefined || base64 === undefined) throw pictureRefused(field, 'Please choose an SVG or PNG file.');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > LARGEST_BYTES) throw new AppError('PICTURE_TOO_LARGE', { field });
  return mediaType === 'image/png' ? readPng(bytes, field) : readSvg(bytes, field);
}

function readPng(bytes: Buffer, field: string): PortalImage {
  const problem = pngProblem(bytes);
  if (problem !== null) throw pictureRefused(field, problem);
  return { fileName: `${hashOf(bytes)}.png`, mediaType: 'image/png', bytes };
}

function readSvg(source: Buffer, field: string): PortalImage {
  const check = checkSvg(source.toString('utf8'));
  if ('problem' in check) throw pictureRefused(field, check.problem);
  const bytes = Buffer.from(check.svg);
  return { fileName: `${hashOf(bytes)}.svg`, mediaType: 'image/svg+xml', bytes };
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
