import type { ModulePages } from '../../portal/modules/browser-page.ts';

const page = () => import('./plan-page.tsx');

export default {
  pages: [
    { path: '/plan', kind: 'member', frame: 'menu', load: page },
    { path: '/subscription', kind: 'member', frame: 'menu', load: page },
  ],
} satisfies ModulePages;
