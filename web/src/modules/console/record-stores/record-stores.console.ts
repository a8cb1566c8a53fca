import { DatabaseZap } from 'lucide-react';
import { lazy } from 'react';
import type { ConsolePart } from '../console-part.ts';
import { recordStoresPlace as texts } from './record-stores-place.texts.ts';

export default {
  places: {
    operations: [
      { path: '/console/record-stores', label: texts.recordStores, icon: DatabaseZap, needs: 'provider.manage' },
    ],
  },
  lists: { 'record-stores': lazy(() => import('./record-stores-page.tsx')) },
} satisfies ConsolePart;
