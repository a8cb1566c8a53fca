import { Languages } from 'lucide-react';
import { lazy } from 'react';
import type { ConsolePart } from '../console-part.ts';
import { place } from './words.texts.ts';

export default {
  places: { offer: [{ path: '/console/words', label: place.label, icon: Languages, needs: 'offer.see' }] },
  lists: { words: lazy(() => import('./words-page.tsx')) },
} satisfies ConsolePart;
