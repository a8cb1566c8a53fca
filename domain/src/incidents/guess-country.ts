/** Where people who speak a language most likely are, when their browser names no region. */
const BY_LANGUAGE: Readonly<Record<string, string>> = { de: 'de', es: 'es', fr: 'fr', nl: 'nl', en: 'us' };

/**
 * The country of somebody who reads, from what their browser or page says (`de-AT`, `en`); the first of those that are known wins, and
 * the United States where none is.
 * @param tags languages, the preferred one first
 * @param known codes of countries in lower case
 */
export function guessCountry(tags: readonly string[], known: readonly string[]): string {
  for (const tag of tags) {
    const [language = '', ...rest] = tag.toLowerCase().split(/[-_]/);
    const region = rest.find((part) => part.length === 2);
    if (region !== undefined && known.includes(region)) return region;
    const likely = BY_LANGUAGE[language];
    if (region === undefined && likely !== undefined && known.includes(likely)) return likely;
  }
  return 'us';
}
