import { Send } from 'lucide-react';
import { lazy } from 'react';
import type { ConsolePart } from '../console-part.ts';
import { lettersConsole as texts } from './letters.texts.ts';

export default {
  places: { announcements: [{ path: '/console/letters', label: texts.letters, icon: Send, needs: 'letters.send' }] },
  lists: { letters: lazy(() => import('./letters-page.tsx')) },
  items: { letters: lazy(() => import('./letter-page.tsx')) },
} satisfies ConsolePart;
