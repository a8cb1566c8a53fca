import { z } from 'zod';
import { contradictionsOf, type Problem, webAddress } from './outside-settings.ts';

/** Settings of the engine that scans websites; see `config.ts`. */
export const SCANNER_SETTINGS = {
  SCANNER: z.enum(['builtin', 'probely', 'wapiti']).default('builtin').describe('builtin, probely or wapiti'),
  PROBELY_API_KEY: z.string().min(10).max(2000).optional().describe('an API key of Probely'),
  PROBELY_ENDPOINT: webAddress.optional().describe('an address such as https://api.probely.com'),
  WAPITI_PROGRAM: z
    .string()
    .regex(/^[\w./-]{1,200}$/)
    .default('wapiti')
    .describe('the name or the path of a program, such as /usr/bin/wapiti'),
};

type Settings = z.output<z.ZodObject<typeof SCANNER_SETTINGS>>;

/** The Probely account that scans. */
export type ProbelySettings = {
  readonly apiKey: string;
  /** Origin of the service, without a slash at the end. */
  readonly endpoint: string;
};

/** The Probely account; null with another engine. */
export function probelySettings(settings: Settings): ProbelySettings | null {
  const { SCANNER: scanner, PROBELY_API_KEY: apiKey, PROBELY_ENDPOINT: endpoint } = settings;
  if (scanner !== 'probely' || apiKey === undefined) return null;
  return { apiKey, endpoint: endpoint ?? 'https://api.probely.com' };
}

/** The program of Wapiti; null with another engine. */
export function wapitiProgram(settings: Settings): string | null {
  return settings.SCANNER === 'wapiti' ? settings.WAPITI_PROGRAM : null;
}

/** What contradicts itself in these settings. */
export function scannerContradictions(settings: Settings, isProduction: boolean): Problem[] {
  const isKeyMissing = settings.SCANNER === 'probely' && settings.PROBELY_API_KEY === undefined;
  return [
    ...(isKeyMissing ? [{ name: 'PROBELY_API_KEY', text: 'must be set with SCANNER=probely' }] : []),
    ...contradictionsOf(settings, { together: [], overHttps: isProduction ? ['PROBELY_ENDPOINT'] : [] }),
  ];
}
