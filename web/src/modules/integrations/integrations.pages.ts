import type { ModulePages } from '../../portal/modules/browser-page.ts';

export default {
  pages: [{ path: '/integrations', kind: 'member', frame: 'menu', load: () => import('./integrations-page.tsx') }],
} satisfies ModulePages;
