import { lazy } from 'react';
import type { ConsolePart } from '../console-part.ts';

export default {
  places: {},
  lists: {},
  items: { brands: lazy(() => import('./set-up-page.tsx')) },
} satisfies ConsolePart;
