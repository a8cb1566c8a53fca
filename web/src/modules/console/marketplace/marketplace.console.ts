import { HandHeart, Store } from 'lucide-react';
import { lazy } from 'react';
import type { ConsolePart } from '../console-part.ts';

export default {
  places: {
    'Your customers': [{ path: '/console/marketplace-interest', label: 'Interest in offers', icon: HandHeart }],
    'What you offer': [{ path: '/console/marketplace', label: 'Marketplace', icon: Store }],
  },
  lists: {
    marketplace: lazy(() => import('./marketplace-console-page.tsx')),
    'marketplace-interest': lazy(() => import('./interests-page.tsx')),
  },
} satisfies ConsolePart;
