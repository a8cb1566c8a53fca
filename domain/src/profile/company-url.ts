const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const WEBSITE_ADDRESS = new RegExp(
  `^(?:${LABEL}\\.)+\\p{L}[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}](?::\\d{1,5})?(?:[/?#][^\\s\\\\<>"']*)?$`,
  'u',
);

/** A website address without its leading http:// or https:// (spec part 1, section 5). */
export function withoutProtocol(value: string): string {
  return value.trim().replace(/^https?:\/\//i, '');
}

/** True for a host name with at least one dot, then an optional port, path and query; other schemes and user names are refused. */
export function isWebsiteAddress(value: string): boolean {
  const address = withoutProtocol(value);
  return address.length <= 2000 && WEBSITE_ADDRESS.test(address);
}
