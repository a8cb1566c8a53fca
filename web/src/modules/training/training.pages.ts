import { type ModulePages, menuPages } from '../../portal/modules/browser-page.ts';

const page = () => import('./training-page.tsx');
const tabs = { tab: ['team', 'courses', 'reports'] };

export default {
  pages: [
    ...menuPages('training', page, ['/training']),
    ...menuPages(
      'training',
      page,
      ['/training/$tab', '/training/$tab/$course', '/training/$tab/$course/$trainee'],
      tabs,
    ),
  ],
  consoleLists: ['courses', 'record-stores'],
  consoleItems: ['courses'],
} satisfies ModulePages;
