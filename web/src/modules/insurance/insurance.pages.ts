import { type ModulePages, menuPages } from '../../portal/modules/browser-page.ts';

export default {
  pages: menuPages('insurance', () => import('./insurance-page.tsx'), ['/insurance']),
} satisfies ModulePages;
