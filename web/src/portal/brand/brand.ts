import type { CallOutput } from '../../api/calls.ts';

/** Name, colour, addresses and time zone of the provider whose portal this is. */
export type Brand = CallOutput<'checkSession'>['brand'];

/** What is shown until the server has said whose portal this is, and when it cannot (spec part 1, section 8). */
export const DEFAULT_BRAND: Brand = {
  brandId: 'default',
  brandNameLong: 'Cyber Safety',
  brandNameShort: 'Cyber Safety',
  webDomain: 'localhost',
  emailDomain: 'cybersafety.example',
  supportEmail: 'support@cybersafety.example',
  helpCenter: null,
  accentColour: '#0b57d0',
  brandLogo: null,
  timeZone: 'America/Los_Angeles',
  locale: 'en-US',
  conciergeEmail: 'concierge@cybersafety.example',
  conciergeSchedulingLink: null,
  marketingCollateral: null,
  offersCheck: false,
  insurance: null,
  wordsVersion: null,
};

/** The brand that the server wrote into the page, so that nothing jumps; null when there isn't one. */
export function brandFromPage(page: Document): Brand | null {
  const content = page.querySelector('meta[name="brand"]')?.getAttribute('content');
  if (!content) return null;
  try {
    const brand: unknown = JSON.parse(content);
    return typeof brand === 'object' && brand !== null ? { ...DEFAULT_BRAND, ...brand } : null;
  } catch {
    return null;
  }
}
