import { type ModulePages, menuPages } from '../../portal/modules/browser-page.ts';

const page = () => import('./ratings-page.tsx');

export default {
  pages: [
    ...menuPages('ratings', page, ['/attacksurface']),
    ...menuPages('ratings', page, ['/attacksurface/$tab'], { tab: ['details', 'reports', 'method'] }),
  ],
} satisfies ModulePages;
