import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Config } from '../config/config.ts';

/** From whom a brand's emails come, as a header says it (RFC 5322, 3.6.2). */
export const senderOf = (brand: Brand, { mailFrom }: Pick<Config, 'mailFrom'>): string =>
  mailFrom ?? `"${brand.brandNameShort.replaceAll('"', '')}" <no-reply@${brand.emailDomain}>`;

/** The address in it, without a name. */
export function senderAddressOf(brand: Brand, config: Pick<Config, 'mailFrom'>): string {
  const header = senderOf(brand, config).trim();
  const start = header.lastIndexOf('<');
  return start === -1
    ? header
    : header
        .slice(start + 1)
        .replace('>', '')
        .trim();
}

/** The domain of that address, which receivers ask about, in lower case. */
export function senderDomainOf(brand: Brand, config: Pick<Config, 'mailFrom'>): string {
  const address = senderAddressOf(brand, config);
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}
