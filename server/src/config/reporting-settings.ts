import { z } from 'zod';
import { contradictionsOf, type Problem, webAddress } from './outside-settings.ts';

const DSN = /^https?:\/\/\w{1,100}@[^\s/@]+(?:\/[\w./-]*)?\/\d{1,20}$/;

/** Settings of the services that may get leads, consented usage events and errors; see `config.ts`. */
export const REPORTING_SETTINGS = {
  HUBSPOT_PORTAL_ID: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional()
    .describe('the number of a HubSpot account'),
  HUBSPOT_FORM_GUID: z.uuid().optional().describe('the id of a HubSpot form'),
  HUBSPOT_TOKEN: z
    .string()
    .regex(/^[\w.-]{10,300}$/)
    .optional()
    .describe('the access token of a HubSpot private app'),
  HUBSPOT_ENDPOINT: webAddress.optional().describe('an address such as http://127.0.0.1:8090'),
  HEAP_APP_ID: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional()
    .describe('the number of a Heap environment'),
  HEAP_ENDPOINT: webAddress.optional().describe('an address such as http://127.0.0.1:8091'),
  SENTRY_DSN: z.string().regex(DSN).optional().describe('a DSN such as https://key@errors.example.com/1'),
};

type Settings = z.output<z.ZodObject<typeof REPORTING_SETTINGS>>;

/** The HubSpot form that leads are submitted to. */
export type HubspotSettings = {
  readonly portalId: string;
  readonly formGuid: string;
  readonly token: string;
  /** Origin of the service, without a slash at the end. */
  readonly endpoint: string;
};

/** The Heap environment that consented usage events go to. */
export type HeapSettings = { readonly appId: string; readonly endpoint: string };

/** The HubSpot form; null where leads stay in the portal. */
export function hubspotSettings(settings: Settings): HubspotSettings | null {
  const { HUBSPOT_PORTAL_ID: portalId, HUBSPOT_FORM_GUID: formGuid, HUBSPOT_TOKEN: token } = settings;
  if (portalId === undefined || formGuid === undefined || token === undefined) return null;
  return { portalId, formGuid, token, endpoint: settings.HUBSPOT_ENDPOINT ?? 'https://api.hsforms.com' };
}

/** The Heap environment; null where usage events stay in the portal. */
export function heapSettings(settings: Settings): HeapSettings | null {
  if (settings.HEAP_APP_ID === undefined) return null;
  return { appId: settings.HEAP_APP_ID, endpoint: settings.HEAP_ENDPOINT ?? 'https://heapanalytics.com' };
}

/** What contradicts itself in these settings. */
export function reportingContradictions(settings: Settings, isProduction: boolean): Problem[] {
  return contradictionsOf(settings, {
    together: [['HUBSPOT_PORTAL_ID', 'HUBSPOT_FORM_GUID', 'HUBSPOT_TOKEN']],
    overHttps: isProduction ? ['HUBSPOT_ENDPOINT', 'HEAP_ENDPOINT', 'SENTRY_DSN'] : [],
  });
}
