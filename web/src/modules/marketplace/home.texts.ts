import { texts } from '@portal/domain/texts/texts.ts';

export const marketplaceHome = texts('marketplace.marketplaceHome', {
  marketplace: 'Marketplace',
  securityToolsAndServices:
    'Security tools and services that cost little or nothing, chosen for companies of your size.',
});
