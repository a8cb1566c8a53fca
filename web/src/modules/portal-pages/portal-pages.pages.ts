import type { ModulePages } from '../../portal/modules/browser-page.ts';

export default {
  pages: [
    { path: '/maintenance', kind: 'maintenance', frame: 'open', load: () => import('./maintenance-page.tsx') },
    { path: '/incorrect-url', kind: 'public', frame: 'open', load: () => import('./incorrect-url-page.tsx') },
    { path: '/accessibility', kind: 'public', frame: 'open', load: () => import('./accessibility-page.tsx') },
    { path: '/404', kind: 'public', frame: 'open', load: () => import('./not-found-page.tsx') },
  ],
} satisfies ModulePages;
