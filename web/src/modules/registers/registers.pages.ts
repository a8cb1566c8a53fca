import type { ModulePages } from '../../portal/modules/browser-page.ts';

export default {
  pages: [{ path: '/registers', kind: 'member', frame: 'menu', load: () => import('./registers-page.tsx') }],
} satisfies ModulePages;
