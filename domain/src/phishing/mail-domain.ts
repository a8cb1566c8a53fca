const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const MAX_LENGTH = 253;

/**
 * A mail domain as people type it, in the form that addresses have: lower case, without "@" before or a dot after it, and international
 * names in their ASCII form (RFC 5891).
 * @returns null for what is not one with at least two labels
 */
export function mailDomainOf(typed: string): string | null {
  const bare = typed.trim().replace(/^.*@/, '').replace(/\.$/, '').toLowerCase();
  if (bare === '' || /[/:?#\s%\\]/.test(bare)) return null;
  const url = URL.parse(`http://${bare}`);
  const domain = url?.hostname ?? '';
  const labels = domain.split('.');
  const isName = labels.length >= 2 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
  return isName && domain.length <= MAX_LENGTH ? domain : null;
}

/** The domain of an address, in lower case. */
export const domainOfAddress = (address: string): string =>
  mailDomainOf(address.slice(address.lastIndexOf('@') + 1)) ?? '';
