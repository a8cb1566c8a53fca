/** Software and services that a website runs on and that the steps of a remediation depend on. */
export const PLATFORMS = [
  'wix',
  'shopify',
  'squarespace',
  'wordpress',
  'cloudflare',
  'apache',
  'nginx',
  'iis',
] as const;
export type Platform = (typeof PLATFORMS)[number];

export const PLATFORM_LABELS: Readonly<Record<Platform, string>> = {
  wix: 'Wix',
  shopify: 'Shopify',
  squarespace: 'Squarespace',
  wordpress: 'WordPress',
  cloudflare: 'Cloudflare',
  apache: 'Apache',
  nginx: 'nginx',
  iis: 'Microsoft IIS',
};
