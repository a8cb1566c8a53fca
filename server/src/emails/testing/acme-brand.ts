import type { Brand } from '@portal/domain/portal/brand.ts';

/** The brand of the mails that tests look at. */
export const acme: Brand = {
  brandId: 'acme',
  brandNameLong: 'Acme & Sons Security',
  brandNameShort: 'Acme',
  webDomain: 'portal.acme.example',
  emailDomain: 'acme.example',
  supportEmail: 'support@acme.example',
  helpCenter: null,
  accentColour: '#0b7a5e',
  brandLogo: null,
  timeZone: 'America/Los_Angeles',
  locale: 'en-US',
  conciergeEmail: 'concierge@acme.example',
  conciergeSchedulingLink: null,
  marketingCollateral: null,
  offersCheck: true,
  insurance: null,
  wordsVersion: null,
};
