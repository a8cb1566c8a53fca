import { isIP } from 'node:net';
import { mailDomainOf } from '@portal/domain/phishing/mail-domain.ts';
import { z } from 'zod';
import { contradictionsOf, type Problem, webAddress } from './outside-settings.ts';

/** As many as Microsoft 365 takes. */
const MAX_SENDING = 10;

/** An address, a network (RFC 4632, RFC 4291) or a host name. */
function isSendingPlace(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0) return bits === undefined && mailDomainOf(text) === text;
  if (bits === undefined) return true;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Settings of simulated phishing; see `config.ts`. */
export const PHISHING_SETTINGS = {
  PHISHING_DOMAIN: z
    .string()
    .refine((text) => mailDomainOf(text) === text)
    .optional()
    .describe('a mail domain in lower case, such as notices.example.com'),
  PHISHING_DKIM_SELECTOR: z
    .string()
    .regex(/^[\w-]{1,63}$/)
    .optional()
    .describe('the selector that mails of PHISHING_DOMAIN are signed with, such as s1'),
  PHISHING_URL: webAddress.optional().describe('an address such as https://notices.example.com'),
  PHISHING_SENDING_IPS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.length <= MAX_SENDING && parts.every(isSendingPlace))
    .optional()
    .describe('IP addresses, networks or host names with commas between them, such as 192.0.2.1,198.51.100.0/28'),
  PHISHING_REPORT_ADDRESS: z.email().optional().describe('an email address such as report@example.com'),
  PHISHING_INBOUND_SECRET: z
    .string()
    .min(20)
    .max(200)
    .regex(/^[\w-]+$/)
    .optional()
    .describe('a secret of at least 20 letters and digits'),
  PHISHING_IMAP_URL: z
    .url({ protocol: /^imaps?$/ })
    .optional()
    .describe('an address such as imaps://name:password@imap.example.com/INBOX'),
};

type Settings = z.output<z.ZodObject<typeof PHISHING_SETTINGS>>;

/** From where simulated phishing comes, and where reports of it arrive; null where the provider has not set it. */
export type PhishingSettings = {
  readonly domain: string | null;
  readonly dkimSelector: string | null;
  /** Origin of links, without a slash at the end; null for the brand's own. */
  readonly linkOrigin: string | null;
  /** IP addresses, networks or host names of the server that sends; empty where the provider has not said. */
  readonly sendingIps: readonly string[];
  /** Where people forward what looks odd to. */
  readonly reportAddress: string | null;
  /** What a mail server that passes reports on proves itself with. */
  readonly inboundSecret: string | null;
  /** Mailbox of reports. */
  readonly imapUrl: string | null;
};

/** Settings of simulated phishing. */
export function phishingSettings(settings: Settings): PhishingSettings {
  return {
    domain: settings.PHISHING_DOMAIN ?? null,
    dkimSelector: settings.PHISHING_DKIM_SELECTOR ?? null,
    linkOrigin: settings.PHISHING_URL === undefined ? null : new URL(settings.PHISHING_URL).origin,
    sendingIps: settings.PHISHING_SENDING_IPS ?? [],
    reportAddress: settings.PHISHING_REPORT_ADDRESS ?? null,
    inboundSecret: settings.PHISHING_INBOUND_SECRET ?? null,
    imapUrl: settings.PHISHING_IMAP_URL ?? null,
  };
}

/** What contradicts itself in these settings. */
export function phishingContradictions(settings: Settings, isProduction: boolean): Problem[] {
  return contradictionsOf(settings, { together: [], overHttps: isProduction ? ['PHISHING_URL'] : [] });
}
