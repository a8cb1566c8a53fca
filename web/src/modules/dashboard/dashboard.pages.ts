import type { ModulePages } from '../../portal/modules/browser-page.ts';

const page = () => import('./dashboard-page.tsx');

export default {
  pages: [
    { path: '/', kind: 'dashboard', frame: 'menu', load: page },
    { path: '/score', kind: 'member', frame: 'menu', load: () => import('./score/score-page.tsx') },
    { path: '/dashboard', kind: 'dashboard', frame: 'menu', load: page },
  ],
} satisfies ModulePages;
