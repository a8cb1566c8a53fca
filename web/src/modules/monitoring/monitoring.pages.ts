import { type ModulePages, menuPages } from '../../portal/modules/browser-page.ts';

export default {
  pages: [
    ...menuPages('monitoring', () => import('./website-scans-page.tsx'), ['/webappscan', '/webappscan/$websiteName']),
    ...menuPages('monitoring', () => import('./website-findings-page.tsx'), ['/webappscan/$websiteName/findings']),
    ...menuPages('monitoring', () => import('./website-finding-page.tsx'), [
      '/webappscan/$websiteName/findings/$findingId',
    ]),
  ],
} satisfies ModulePages;
