import type { ModulePages } from '../../portal/modules/browser-page.ts';

export default {
  pages: [
    { path: '/proof-packs', kind: 'member', frame: 'menu', load: () => import('./packs-page.tsx') },
    { path: '/proof-packs/new', kind: 'member', frame: 'menu', load: () => import('./new-pack-page.tsx') },
  ],
} satisfies ModulePages;
