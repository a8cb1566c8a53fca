import { Radar } from 'lucide-react';
import { lazy } from 'react';
import type { ConsolePart } from '../console-part.ts';

export default {
  places: { 'Your customers': [{ path: '/console/checks', label: 'Open check', icon: Radar }] },
  lists: { checks: lazy(() => import('./checks-page.tsx')) },
} satisfies ConsolePart;
