import { z } from 'zod';
import { contradictionsOf, type Problem, webAddress } from './outside-settings.ts';

/** Settings of who rates firms from outside; see `config.ts`. */
export const RATINGS_SETTINGS = {
  RATINGS: z.enum(['builtin', 'bitsight']).default('builtin').describe('builtin or bitsight'),
  BITSIGHT_TOKEN: z
    .string()
    .regex(/^[\w.-]{10,200}$/)
    .optional()
    .describe('an API token of BitSight'),
  BITSIGHT_ENDPOINT: webAddress.optional().describe('an address such as https://api.bitsighttech.com'),
  /** Sources differ on whether it stands below /ratings. */
  BITSIGHT_FAST_RATINGS_PATH: z
    .string()
    .regex(/^\/[\w/-]{1,100}$/)
    .default('/v1/fast-ratings/')
    .describe('a path such as /v1/fast-ratings/'),
  BITSIGHT_REPORTS_PATH: z
    .string()
    .regex(/^\/[\w/-]{1,100}$/)
    .default('/v1/reports/')
    .describe('a path such as /v1/reports/'),
};

type Settings = z.output<z.ZodObject<typeof RATINGS_SETTINGS>>;

/** The BitSight account that rates. */
export type BitsightSettings = {
  readonly token: string;
  /** Origin of the service, without a slash at the end. */
  readonly endpoint: string;
  readonly fastRatingsPath: string;
  readonly reportsPath: string;
};

/** The BitSight account; null with the portal's own ratings. */
export function bitsightSettings(settings: Settings): BitsightSettings | null {
  const { RATINGS: ratings, BITSIGHT_TOKEN: token, BITSIGHT_ENDPOINT: endpoint } = settings;
  if (ratings !== 'bitsight' || token === undefined) return null;
  return {
    token,
    endpoint: endpoint ?? 'https://api.bitsighttech.com',
    fastRatingsPath: settings.BITSIGHT_FAST_RATINGS_PATH,
    reportsPath: settings.BITSIGHT_REPORTS_PATH,
  };
}

/** What contradicts itself in these settings. */
export function ratingsContradictions(settings: Settings, isProduction: boolean): Problem[] {
  const isTokenMissing = settings.RATINGS === 'bitsight' && settings.BITSIGHT_TOKEN === undefined;
  return [
    ...(isTokenMissing ? [{ name: 'BITSIGHT_TOKEN', text: 'must be set with RATINGS=bitsight' }] : []),
    ...contradictionsOf(settings, { together: [], overHttps: isProduction ? ['BITSIGHT_ENDPOINT'] : [] }),
  ];
}
