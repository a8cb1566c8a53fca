import { FlaskConical } from 'lucide-react';
import { lazy } from 'react';
import type { ConsolePart } from '../console-part.ts';
import { sandboxesPlace as texts } from './sandboxes-place.texts.ts';

export default {
  places: {
    customers: [{ path: '/console/sandboxes', label: texts.sandboxes, icon: FlaskConical, needs: 'sales.work' }],
  },
  lists: { sandboxes: lazy(() => import('./sandboxes-page.tsx')) },
} satisfies ConsolePart;
