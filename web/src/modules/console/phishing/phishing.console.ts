import { Fish } from 'lucide-react';
import { lazy } from 'react';
import type { ConsolePart } from '../console-part.ts';
import { place } from './phishing-console-place.texts.ts';

export default {
  places: { operations: [{ path: '/console/phishing', label: place.phishing, icon: Fish, needs: 'phishing.see' }] },
  lists: { phishing: lazy(() => import('./phishing-provider-page.tsx')) },
} satisfies ConsolePart;
