import type { ModulePages } from '../../portal/modules/browser-page.ts';

const page = () => import('./settings-page.tsx');

export default {
  pages: [
    { path: '/settings', kind: 'member', frame: 'menu', load: page },
    {
      path: '/settings/$tab',
      only: { tab: ['you', 'organization', 'admins'] },
      kind: 'member',
      frame: 'menu',
      load: page,
    },
    { path: '/console/account', kind: 'console', frame: 'set-up', load: () => import('./staff-account-page.tsx') },
  ],
} satisfies ModulePages;
