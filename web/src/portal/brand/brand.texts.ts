import { texts } from '@portal/domain/texts/texts.ts';

export const marketingLogos = texts('portal.brand.marketingLogos', {
  ourPartner: 'Our partner',
  ourSecondPartner: 'Our second partner',
  inPartnershipWith: 'In partnership with',
});
