import type { ModulePages } from '../../portal/modules/browser-page.ts';

export default {
  pages: [{ path: '/handovers', kind: 'member', frame: 'menu', load: () => import('./handovers-page.tsx') }],
} satisfies ModulePages;
