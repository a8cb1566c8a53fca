import type { ModulePages } from '../../portal/modules/browser-page.ts';

const page = () => import('./dashboard-page.tsx');

export default {
  pages: [
    { path: '/', kind: 'dashboard', frame: 'menu', load: page },
    { path: '/dashboard', kind: 'dashboard', frame: 'menu', load: page },
  ],
} satisfies ModulePages;
