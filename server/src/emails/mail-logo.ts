import type { Brand } from '@portal/domain/portal/brand.ts';
import { pngSize } from '@portal/domain/portal/png-image.ts';
import type { InlinePicture } from '../providers/mail/mail-port.ts';

/** The most room that a logo takes, in CSS pixels. */
const MAX_HEIGHT = 40;
const MAX_WIDTH = 240;

export type MailLogo = { readonly contentId: string; readonly width: number; readonly height: number };

/** A brand as messages show it: with its logo where mail programs can draw that. */
export type MailBrand = Brand & { readonly mailLogo?: MailLogo };

export type LogoPicture = { readonly fileName: string; readonly mediaType: string; readonly bytes: Uint8Array };

/**
 * The logo of a message and the part that holds it. Only PNG: hardly any mail program draws SVG. It rides along with the message,
 * because programs hold pictures of other hosts back until the reader asks for them.
 * @returns null where the name stands instead
 */
export function mailLogoOf(picture: LogoPicture | null): { logo: MailLogo; part: InlinePicture } | null {
  if (picture === null || picture.mediaType !== 'image/png') return null;
  const { width, height } = pngSize(picture.bytes);
  const scale = Math.min(1, MAX_HEIGHT / height, MAX_WIDTH / width);
  const contentId = `logo-${picture.fileName.slice(0, 16)}@brand`;
  return {
    logo: {
      contentId,
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    },
    part: { contentId, fileName: 'logo.png', mediaType: picture.mediaType, bytes: picture.bytes },
  };
}
