import { Send } from 'lucide-react';
import { lazy } from 'react';
import type { ConsolePart } from '../console-part.ts';

export default {
  places: { Announcements: [{ path: '/console/letters', label: 'Letters', icon: Send }] },
  lists: { letters: lazy(() => import('./letters-page.tsx')) },
  items: { letters: lazy(() => import('./letter-page.tsx')) },
} satisfies ConsolePart;
