import { Store } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';
import { MarketplaceTile } from './marketplace-tile.tsx';

export default {
  menu: {
    module: 'marketplace',
    place: 70,
    label: 'Marketplace',
    href: '/marketplace',
    icon: Store,
  },
  tile: {
    module: 'marketplace',
    title: 'Marketplace',
    Tile: MarketplaceTile,
    inactiveText: 'Security tools and services that cost little or nothing, chosen for companies of your size.',
  },
  stepAid: { module: 'marketplace', load: () => import('./offers-for-step.tsx') },
} satisfies HomePart;
