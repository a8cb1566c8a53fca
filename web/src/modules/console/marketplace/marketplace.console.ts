import { HandHeart, Store } from 'lucide-react';
import { lazy } from 'react';
import type { ConsolePart } from '../console-part.ts';
import { marketplaceConsole as texts } from './marketplace.texts.ts';

export default {
  places: {
    customers: [
      { path: '/console/marketplace-interest', label: texts.interestInOffers, icon: HandHeart, needs: 'sales.work' },
    ],
    offer: [{ path: '/console/marketplace', label: texts.marketplace, icon: Store, needs: 'marketplace.manage' }],
  },
  lists: {
    marketplace: lazy(() => import('./marketplace-console-page.tsx')),
    'marketplace-interest': lazy(() => import('./interests-page.tsx')),
  },
} satisfies ConsolePart;
