import type { ModulePages } from '../../portal/modules/browser-page.ts';

export default {
  pages: [{ path: '/company-data', kind: 'member', frame: 'menu', load: () => import('./company-data-page.tsx') }],
} satisfies ModulePages;
