import { type BrowserProgram, usualBrowserPath } from '@portal/scanner/browser/browser-program.ts';
import { z } from 'zod';
import { contradictionsOf, type Problem, webAddress } from './outside-settings.ts';

const portOf = (address: string) => Number(address.split(':')[1]);

/** Settings of the engine that scans websites; see `config.ts`. */
export const SCANNER_SETTINGS = {
  SCANNER: z.enum(['builtin', 'probely', 'wapiti']).default('builtin').describe('builtin, probely or wapiti'),
  SCAN_CALLBACK: z
    .string()
    .regex(/^[a-z\d.-]{1,253}:\d{2,5}$/i)
    .refine((value) => portOf(value) < 65_536)
    .optional()
    .describe('a host and port that websites can reach, such as portal.example.com:8389'),
  SCAN_DNS: z
    .string()
    .regex(/^(?=[^:]{3,253}:)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,10}:\d{2,5}$/i)
    .refine((value) => portOf(value) < 65_536)
    .optional()
    .describe('a zone that leads to this machine, and the port to answer at, such as calls.portal.example.com:53'),
  SCAN_BROWSER: z
    .string()
    .regex(/^(?:off|\/[\w./+-]{1,300})$/)
    .optional()
    .describe('the path of a Chromium, such as /usr/bin/chromium, or off'),
  SCAN_BROWSER_SANDBOX: z.enum(['on', 'off']).default('on').describe('on or off'),
  PROBELY_API_KEY: z.string().min(10).max(2000).optional().describe('an API key of Probely'),
  PROBELY_ENDPOINT: webAddress.optional().describe('an address such as https://api.probely.com'),
  PROBELY_REPORTS: z.enum(['portal', 'probely']).default('portal').describe('portal or probely'),
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
  /** Its own PDFs are given out, instead of the portal's. */
  readonly givesOwnReports: boolean;
};

/** Where scanned websites can call this portal, and the port it listens at. */
export type ScanCallback = { readonly address: string; readonly port: number };

/** That place; null when websites cannot call. */
export function scanCallback({ SCAN_CALLBACK: address }: Settings): ScanCallback | null {
  return address === undefined ? null : { address, port: portOf(address) };
}

/** The zone for whose names scanned websites ask this portal, and the port it answers at. */
export type ScanDns = { readonly zone: string; readonly port: number };

/** That zone; null when the portal answers for none. */
export function scanDns({ SCAN_DNS: place }: Settings): ScanDns | null {
  return place === undefined ? null : { zone: (place.split(':')[0] ?? '').toLowerCase(), port: portOf(place) };
}

/** The browser in which scans open pages; null when there isn't one, or none is wanted. */
export function scanBrowser({ SCAN_BROWSER: wanted, SCAN_BROWSER_SANDBOX: sandbox }: Settings): BrowserProgram | null {
  const path = wanted === undefined ? usualBrowserPath() : wanted;
  return path === null || path === 'off' ? null : { path, hasSandbox: sandbox === 'on' };
}

/** The Probely account; null with another engine. */
export function probelySettings(settings: Settings): ProbelySettings | null {
  const { SCANNER: scanner, PROBELY_API_KEY: apiKey, PROBELY_ENDPOINT: endpoint } = settings;
  if (scanner !== 'probely' || apiKey === undefined) return null;
  return {
    apiKey,
    endpoint: endpoint ?? 'https://api.probely.com',
    givesOwnReports: settings.PROBELY_REPORTS === 'probely',
  };
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
