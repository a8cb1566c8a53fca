/** Countries whose rules the portal knows; `eu` stands for any other member of the European Union. */
export const COUNTRY_CODES = ['us', 'gb', 'de', 'at', 'fr', 'nl', 'es', 'ch', 'ca', 'au', 'ie', 'eu'] as const;

export type CountryCode = (typeof COUNTRY_CODES)[number];

/** The one of a portal that tells nothing of where it is. */
export const DEFAULT_COUNTRY: CountryCode = 'us';

export const isCountryCode = (code: string): code is CountryCode => COUNTRY_CODES.some((known) => known === code);
