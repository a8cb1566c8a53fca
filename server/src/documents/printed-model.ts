import type { Brand } from '@portal/domain/portal/brand.ts';
import { readableOnWhite, textOn } from '@portal/domain/portal/colour-contrast.ts';
import type { Span } from '@portal/domain/rich-text/rich-text.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { cut } from './cut.ts';
import { paper } from './documents.texts.ts';

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
  | 'answer-sheet'
  | 'proof-pack'
  | 'emergency-card'
  | 'incident-report'
  | 'phishing-results';

/** A brand's logo, for print. */
export type PrintedLogo = { readonly format: 'svg' | 'png'; readonly bytes: readonly number[] };

/** A logo as the brand keeps it, for print. */
export function printedLogo(
  logo: { readonly mediaType: string; readonly bytes: Uint8Array } | null,
): PrintedLogo | null {
  return logo && { format: logo.mediaType === 'image/png' ? 'png' : 'svg', bytes: [...logo.bytes] };
}

/** What a template gets: plain JSON, with what every page needs at least, and with every word that it prints beside data. */
export type PrintedModel = ReturnType<typeof printedPaper> & {
  readonly words: Readonly<Record<string, string | readonly Span[]>>;
} & Readonly<Record<string, unknown>>;

/** Whose document it is, for whom, and what its pages say in their language. */
export type PaperOf = { readonly brand: Brand; readonly logo: PrintedLogo | null; readonly say: Say };

/** What every page needs: the brand, and the language of the reader with the words of head and foot. */
export function printedPaper({ brand, logo, say }: PaperOf) {
  return {
    brand: printedBrand(brand, logo),
    paper: {
      language: say.language,
      region: new Intl.Locale(say.locale).region ?? null,
      // The template alone knows the numbers: it puts them in the place of their names.
      page: say(paper.page, { page: '{page}', pages: '{pages}' }),
      confidential: say(paper.confidential),
    },
  };
}

/** A brand as documents show it: its logo, colours that can be read on paper, and the paper its country uses. */
function printedBrand(brand: Brand, logo: PrintedLogo | null) {
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
