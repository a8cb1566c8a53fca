const TRACKING = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|_ga)$/i;

/** One spelling of an address: without fragment and tracking parameters, parameters in order. */
export function canonicalUrl(address: string): string {
  const url = new URL(address);
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return url.href;
}
