import { Radar } from 'lucide-react';
import { lazy } from 'react';
import type { ConsolePart } from '../console-part.ts';
import { outsideCheckConsole as texts } from './outside-check.texts.ts';

export default {
  places: { customers: [{ path: '/console/checks', label: texts.openCheck, icon: Radar, needs: 'sales.work' }] },
  lists: { checks: lazy(() => import('./checks-page.tsx')) },
} satisfies ConsolePart;
