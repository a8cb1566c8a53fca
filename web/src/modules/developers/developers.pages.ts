import type { ModulePages } from '../../portal/modules/browser-page.ts';

const page = () => import('./developers-page.tsx');

export default {
  pages: [
    { path: '/developers', kind: 'member', frame: 'menu', load: page },
    {
      path: '/developers/$tab',
      only: { tab: ['tokens', 'assistant', 'webhooks', 'calls', 'directory'] },
      kind: 'member',
      frame: 'menu',
      load: page,
    },
  ],
  consoleLists: ['developers'],
} satisfies ModulePages;
