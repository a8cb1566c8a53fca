import { lazy } from 'react';
import type { ConsolePart } from '../console-part.ts';

export default {
  places: {
    'Whom you serve': [{ path: '/console/marketplace-interest', label: 'Interest in offers' }],
    'What you offer': [{ path: '/console/marketplace', label: 'Marketplace' }],
  },
  lists: {
    marketplace: lazy(() => import('./marketplace-console-page.tsx')),
    'marketplace-interest': lazy(() => import('./interests-page.tsx')),
  },
} satisfies ConsolePart;
