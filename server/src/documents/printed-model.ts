import type { Brand } from '@portal/domain/portal/brand.ts';
import { readableOnWhite, textOn } from '@portal/domain/portal/colour-contrast.ts';
import { cut } from './cut.ts';

const LONGEST_NAME = 200;
const LONGEST_RUNNING_HEAD = 60;
const LETTER_PAPER = /-(US|CA|MX|PH|CL|CO)\b/;

/** The main files of `templates`. */
export type DocumentName =
  | 'scan-report'
  | 'policy'
  | 'weakness'
  | 'security-page'
  | 'certificate'
  | 'training-evidence'
  | 'maturity-report'
  | 'rating-snapshot'
  | 'rating-report'
  | 'readiness-sheet'
  | 'proof-pack';

/** A brand's logo, for print. */
export type PrintedLogo = { readonly format: 'svg' | 'png'; readonly bytes: readonly number[] };

/** A logo as the brand keeps it, for print. */
export function printedLogo(
  logo: { readonly mediaType: string; readonly bytes: Uint8Array } | null,
): PrintedLogo | null {
  return logo && { format: logo.mediaType === 'image/png' ? 'png' : 'svg', bytes: [...logo.bytes] };
}

/** What every document prints of a brand. */
export type PrintedBrand = ReturnType<typeof printedBrand>;

/** What a template gets: plain JSON, with the brand at least. */
export type PrintedModel = { readonly brand: PrintedBrand } & Readonly<Record<string, unknown>>;

/** A brand as documents show it: its logo, colours that can be read on paper, and the paper its country uses. */
export function printedBrand(brand: Brand, logo: PrintedLogo | null) {
  return {
    name: cut(brand.brandNameLong, LONGEST_NAME),
    runningHead: cut(brand.brandNameLong, LONGEST_RUNNING_HEAD),
    logo,
    accent: brand.accentColour,
    onAccent: textOn(brand.accentColour),
    ink: readableOnWhite(brand.accentColour),
    support: brand.supportEmail,
    paper: LETTER_PAPER.test(brand.locale) ? 'us-letter' : 'a4',
  };
}
