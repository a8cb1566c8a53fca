import type { ModulePages } from '../../portal/modules/browser-page.ts';

export default {
  pages: [{ path: '/developers', kind: 'member', frame: 'menu', load: () => import('./developers-page.tsx') }],
} satisfies ModulePages;
