import { type CountryCode, DEFAULT_COUNTRY, isCountryCode } from './country-codes.ts';

/** Members of the European Union by ISO 3166 that have no file of their own. */
const OTHER_MEMBERS = 'be bg hr cy cz dk ee fi gr hu it lv lt lu mt pl pt ro sk si se'.split(' ');

/** Time zones that lie within one country, by the tz database. */
const ZONES: Readonly<Record<string, CountryCode>> = {
  'Europe/London': 'gb',
  'Europe/Belfast': 'gb',
  'Europe/Berlin': 'de',
  'Europe/Busingen': 'de',
  'Europe/Vienna': 'at',
  'Europe/Paris': 'fr',
  'Europe/Amsterdam': 'nl',
  'Europe/Madrid': 'es',
  'Atlantic/Canary': 'es',
  'Africa/Ceuta': 'es',
  'Europe/Zurich': 'ch',
  'Europe/Dublin': 'ie',
  ...Object.fromEntries(
    'Athens Bratislava Brussels Bucharest Budapest Copenhagen Helsinki Lisbon Ljubljana Luxembourg Malta Prague Riga Rome Sofia Stockholm Tallinn Vilnius Warsaw Zagreb'
      .split(' ')
      .map((city) => [`Europe/${city}`, 'eu' as const]),
  ),
  ...Object.fromEntries(
    'Toronto Vancouver Edmonton Winnipeg Halifax Montreal Regina St_Johns Moncton Whitehorse Yellowknife'
      .split(' ')
      .map((city) => [`America/${city}`, 'ca' as const]),
  ),
};

/**
 * The country that a provider's settings speak of. Every portal begins as an American one, so that anything else counts first; the time
 * zone before the locale, which may have been chosen for its spelling.
 */
export function guessCountry({
  locale,
  timeZone,
}: {
  readonly locale: string;
  readonly timeZone: string;
}): CountryCode {
  const found = [ofZone(timeZone), ofLocale(locale)];
  return found.find((code) => code !== null && code !== DEFAULT_COUNTRY) ?? DEFAULT_COUNTRY;
}

const ofZone = (zone: string): CountryCode | null => (zone.startsWith('Australia/') ? 'au' : (ZONES[zone] ?? null));

/** The country of a locale, such as de-AT; null where it names none that is known. */
function ofLocale(locale: string): CountryCode | null {
  const region = /[-_]([A-Za-z]{2})\b/.exec(locale)?.[1]?.toLowerCase() ?? '';
  if (OTHER_MEMBERS.includes(region)) return 'eu';
  return isCountryCode(region) ? region : null;
}
