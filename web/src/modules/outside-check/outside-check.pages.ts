import type { ModulePages } from '../../portal/modules/browser-page.ts';

const page = () => import('./check-page.tsx');

export default {
  pages: [
    { path: '/check', kind: 'public', frame: 'open', load: page },
    { path: '/check/$subscriptionId', kind: 'public', frame: 'open', load: page },
    { path: '/check/result/$checkId', kind: 'public', frame: 'open', load: () => import('./result-page.tsx') },
  ],
  consoleLists: ['checks'],
} satisfies ModulePages;
