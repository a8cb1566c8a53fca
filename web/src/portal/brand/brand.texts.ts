import { texts } from '@portal/domain/texts/texts.ts';

export const marketingLogos = texts('frame.brand.marketingLogos', {
  ourPartner: 'Our partner',
  ourSecondPartner: 'Our second partner',
  inPartnershipWith: 'In partnership with',
});
