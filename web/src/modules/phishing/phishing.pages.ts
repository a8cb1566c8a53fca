import type { ModulePages } from '../../portal/modules/browser-page.ts';

export default {
  pages: [{ path: '/phishing', kind: 'member', frame: 'menu', load: () => import('./phishing-page.tsx') }],
} satisfies ModulePages;
