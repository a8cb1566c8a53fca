import { CodeXml } from 'lucide-react';
import { lazy } from 'react';
import type { ConsolePart } from '../console-part.ts';
import { developersPlace as texts } from './developers-place.texts.ts';

export default {
  places: {
    operations: [{ path: '/console/developers', label: texts.developers, icon: CodeXml, needs: 'provider.manage' }],
  },
  lists: { developers: lazy(() => import('./provider-developers-page.tsx')) },
} satisfies ConsolePart;
