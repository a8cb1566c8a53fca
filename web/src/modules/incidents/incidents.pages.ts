import { INCIDENT_KINDS } from '@portal/domain/incidents/incident-kinds.ts';
import type { ModulePages } from '../../portal/modules/browser-page.ts';

export default {
  pages: [
    { path: '/incidents', kind: 'member', frame: 'menu', load: () => import('./incidents-page.tsx') },
    { path: '/incidents/card', kind: 'member', frame: 'menu', load: () => import('./card/card-page.tsx') },
    {
      path: '/incidents/help/$kind',
      only: { kind: INCIDENT_KINDS },
      kind: 'member',
      frame: 'menu',
      load: () => import('./help/kind-page.tsx'),
    },
    {
      path: '/incidents/record/$incident',
      kind: 'member',
      frame: 'menu',
      load: () => import('./record/record-page.tsx'),
    },
  ],
} satisfies ModulePages;
