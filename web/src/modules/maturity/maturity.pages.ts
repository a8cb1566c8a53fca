import { type ModulePages, menuPages } from '../../portal/modules/browser-page.ts';

const assessment = () => import('./assessment-page.tsx');

export default {
  pages: [
    ...menuPages('cybermaturity', assessment, [
      '/cybermaturity',
      '/cybermaturity/assessment',
      '/cybermaturity/assessment/$elementPath',
      '/zimm/assessment/$category',
    ]),
    ...menuPages('cybermaturity', () => import('./report/report-page.tsx'), ['/cybermaturity/report']),
  ],
} satisfies ModulePages;
