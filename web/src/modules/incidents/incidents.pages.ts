import type { ModulePages } from '../../portal/modules/browser-page.ts';

export default {
  pages: [{ path: '/incidents', kind: 'member', frame: 'menu', load: () => import('./incidents-page.tsx') }],
} satisfies ModulePages;
