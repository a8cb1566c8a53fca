import { Store } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';
import { MarketplaceCard } from './marketplace-card.tsx';

export default {
  menu: {
    module: 'marketplace',
    place: 70,
    label: 'Marketplace',
    href: '/marketplace',
    icon: Store,
  },
  card: {
    module: 'marketplace',
    title: 'Marketplace',
    Card: MarketplaceCard,
    inactiveText: 'Security tools and services that cost little or nothing, chosen for companies of your size.',
  },
  stepAid: { module: 'marketplace', load: () => import('./offers-for-step.tsx') },
} satisfies HomePart;
