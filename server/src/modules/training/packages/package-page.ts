import type { Brand } from '@portal/domain/portal/brand.ts';
import { type Language, localeFor } from '@portal/domain/texts/languages.ts';
import { escapeHtml } from '../../../system/escape-html.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { packagePage as texts } from './packages.texts.ts';

type PageOfPackage = {
  readonly title: string;
  readonly brand: Brand;
  readonly language: Language;
  /** Name of the brand's logo in the package; null where it has none. */
  readonly logo: string | null;
};

/** `index.html` of a package: the player reads the language and the brand from it. */
export function packagePage({ title, brand, language, logo }: PageOfPackage): string {
  const { brandNameLong, brandNameShort, accentColour, timeZone, locale } = brand;
  const shown = { brandNameLong, brandNameShort, accentColour, timeZone, locale, brandLogo: logo };
  return `<!doctype html>
<html lang="${localeFor(language, [locale])}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="brand" content="${escapeHtml(JSON.stringify(shown))}">
    <title>${escapeHtml(title)}</title>
    <link rel="stylesheet" href="style.css">
  </head>
  <body>
    <div id="root"></div>
    <noscript>${escapeHtml(sayFor(brand, language)(texts.withoutScript))}</noscript>
    <script src="player.js"></script>
  </body>
</html>
`;
}
