import type { ModulePages } from '../../portal/modules/browser-page.ts';

export default {
  pages: [{ path: '/calendar', kind: 'member', frame: 'menu', load: () => import('./calendar-page.tsx') }],
} satisfies ModulePages;
