import { KeyRound } from 'lucide-react';
import { lazy } from 'react';
import type { ConsolePart } from '../console-part.ts';
import { place } from './sign-on.texts.ts';

export default {
  places: {
    offer: [{ path: '/console/company-sign-in', label: place.label, icon: KeyRound, needs: 'provider.manage' }],
  },
  lists: { 'company-sign-in': lazy(() => import('./sign-on-page.tsx')) },
} satisfies ConsolePart;
