import { type ModulePages, menuPages } from '../../portal/modules/browser-page.ts';

export default {
  pages: menuPages('marketplace', () => import('./marketplace-page.tsx'), ['/marketplace', '/marketplace/$partner']),
  consoleLists: ['marketplace', 'marketplace-interest'],
} satisfies ModulePages;
