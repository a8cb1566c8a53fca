import type { ModulePages } from '../../portal/modules/browser-page.ts';

export default {
  pages: [{ path: '/intro', kind: 'intro', frame: 'set-up', load: () => import('./intro-page.tsx') }],
} satisfies ModulePages;
