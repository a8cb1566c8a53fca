import type { ModulePages } from '../../portal/modules/browser-page.ts';

const page = () => import('./console-page.tsx');

export default {
  pages: [
    { path: '/console', kind: 'console', frame: 'set-up', load: page },
    { path: '/console/$list', kind: 'console', frame: 'set-up', load: page },
    { path: '/console/$list/$item', kind: 'console', frame: 'set-up', load: page },
    {
      path: '/console/organizations/$orgId',
      kind: 'console',
      frame: 'set-up',
      load: () => import('./customers/organisation-page.tsx'),
    },
    {
      path: '/console/setup/$linkId',
      kind: 'public',
      frame: 'open',
      load: () => import('./staff/first-staff-page.tsx'),
    },
    { path: '/console/join/$linkId', kind: 'public', frame: 'open', load: () => import('./staff/join-staff-page.tsx') },
  ],
  consoleLists: [
    'audit-log',
    'brands',
    'channels',
    'company-sign-in',
    'jobs',
    'leads',
    'letters',
    'mails',
    'maintenance',
    'news',
    'plan-requests',
    'plans',
    'retention',
    'sandboxes',
    'sign-up-links',
    'words',
    'staff',
    'subscription-ids',
  ],
  consoleItems: ['brands', 'letters'],
} satisfies ModulePages;
