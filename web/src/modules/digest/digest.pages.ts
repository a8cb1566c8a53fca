import type { ModulePages } from '../../portal/modules/browser-page.ts';

export default {
  pages: [{ path: '/mail-choice/$token', kind: 'public', frame: 'open', load: () => import('./mail-choice-page.tsx') }],
} satisfies ModulePages;
