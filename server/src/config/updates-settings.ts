import { z } from 'zod';
import { contradictionsOf, type Problem, webAddress } from './outside-settings.ts';

/** Settings of where it stands that there is a newer version; see `config.ts`. */
export const UPDATES_SETTINGS = {
  UPDATES_URL: webAddress.optional().describe('an address such as https://updates.example.com/portal.jws'),
  UPDATES_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional()
    .describe('a public Ed25519 key, in the 43 characters that npm run sign-update prints'),
};

type Settings = z.output<z.ZodObject<typeof UPDATES_SETTINGS>>;

/** Where the signed file is, and whose signature counts. */
export type UpdatesSettings = { readonly url: string; readonly publicKey: string };

/** Where to look for a newer version; null where nobody asked for it. */
export function updatesSettings({ UPDATES_URL: url, UPDATES_KEY: publicKey }: Settings): UpdatesSettings | null {
  return url === undefined || publicKey === undefined ? null : { url, publicKey };
}

/** Whose signature on a list of known flaws counts; null where nobody's does. */
export const updatesKey = ({ UPDATES_KEY: key }: Settings): string | null => key ?? null;

/** What contradicts itself in these settings; the key alone is for lists of known flaws. */
export const updatesContradictions = (settings: Settings, isProduction: boolean): Problem[] =>
  contradictionsOf(settings, {
    together: settings.UPDATES_URL === undefined ? [] : [['UPDATES_URL', 'UPDATES_KEY']],
    overHttps: isProduction ? ['UPDATES_URL'] : [],
  });
