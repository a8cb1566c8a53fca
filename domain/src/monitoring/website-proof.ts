import type { ScanLevel } from './scan-levels.ts';

/** Ways to show that a website is one's own. */
export const PROOF_METHODS = ['dns', 'file', 'meta'] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

/** Name of the `meta` element, of the DNS record's label and of the file. */
export const PROOF_NAME = 'scan-permission';

const LEVELS_THAT_TRY: readonly ScanLevel[] = ['normal', 'full', 'log4shell', 'sandbox_normal'];
/** A proof is looked at again when it is older, before the next scan that needs it. */
export const PROOF_AGE_MS = 30 * 24 * 60 * 60_000;

/** Whether a provider may ask for a proof before scans of this level: those that submit forms and try inputs. */
export function triesInputs(level: ScanLevel): boolean {
  return LEVELS_THAT_TRY.includes(level);
}

/** What one of the three ways needs, and where; `dnsName` is null for a website that is addressed by a number. */
export type ProofPlaces = {
  readonly dnsName: string | null;
  readonly dnsValue: string;
  readonly fileUrl: string;
  readonly fileContent: string;
  readonly metaTag: string;
};

/** Where a website's owner puts the token; of the address, only where it leads counts. */
export function proofPlaces(
  { origin, hostname }: { readonly origin: string; readonly hostname: string },
  token: string,
): ProofPlaces {
  const isNumber = /^[\d.]+$|^\[/.test(hostname);
  return {
    dnsName: isNumber ? null : `_${PROOF_NAME}.${hostname.replace(/^www\./, '')}`,
    dnsValue: `${PROOF_NAME}=${token}`,
    fileUrl: `${origin}/.well-known/${PROOF_NAME}.txt`,
    fileContent: `${PROOF_NAME}=${token}`,
    metaTag: `<meta name="${PROOF_NAME}" content="${token}">`,
  };
}

/** Whether one of the lines, or records, holds the token; several portals may have one each. */
export function holdsProof(lines: readonly string[], token: string): boolean {
  return lines.some((line) => line.trim() === `${PROOF_NAME}=${token}`);
}
