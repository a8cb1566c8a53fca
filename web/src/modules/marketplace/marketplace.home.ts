import { Store } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';
import { marketplaceHome as texts } from './home.texts.ts';
import { MarketplaceTile } from './marketplace-tile.tsx';

export default {
  menu: {
    module: 'marketplace',
    place: 70,
    label: texts.marketplace,
    href: '/marketplace',
    icon: Store,
  },
  tile: {
    module: 'marketplace',
    title: texts.marketplace,
    Tile: MarketplaceTile,
    inactiveText: texts.securityToolsAndServices,
  },
  stepAid: { module: 'marketplace', load: () => import('./offers-for-step.tsx') },
} satisfies HomePart;
