import type { ModulePages } from '../../portal/modules/browser-page.ts';

export default {
  pages: [{ path: '/onboarding', kind: 'onboarding', frame: 'set-up', load: () => import('./onboarding-page.tsx') }],
} satisfies ModulePages;
