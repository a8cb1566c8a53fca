import { type ModulePages, menuPages } from '../../portal/modules/browser-page.ts';

export default {
  pages: [
    ...menuPages('compliance', () => import('./policies-page.tsx'), ['/securitypolicy']),
    ...menuPages('compliance', () => import('./interview-page.tsx'), ['/policy-interview']),
    ...menuPages('compliance', () => import('./coverage-page.tsx'), ['/policy-coverage']),
    ...menuPages('compliance', () => import('./policy-page.tsx'), [
      '/securitypolicy/$id',
      '/securitypolicy/$id/$version',
    ]),
  ],
} satisfies ModulePages;
