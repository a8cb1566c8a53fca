import { withoutProtocol } from '@portal/domain/profile/company-url.ts';
import { getDomain } from 'tldts';

/** A firm's own website, as the look from outside takes it. */
export type CompanyAddress = {
  /** Host and port, in lower case. */
  readonly host: string;
  /** The registrable domain, by which ratings are kept: every name of it counts as the firm's. Of a platform's name, the name itself. */
  readonly domain: string;
  /** `https://firm.example/`. */
  readonly url: string;
};

/** The address in a company profile or in a call; null for an empty one and for what is invalid. */
export function companyAddress(companyUrl: string): CompanyAddress | null {
  const url = URL.parse(`https://${withoutProtocol(companyUrl)}`);
  if (url === null || url.hostname === '') return null;
  return {
    host: url.host,
    domain: getDomain(url.hostname, { allowPrivateDomains: true }) ?? url.hostname,
    url: `https://${url.host}/`,
  };
}
