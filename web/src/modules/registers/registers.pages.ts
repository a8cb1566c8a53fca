import { REGISTER_IDS } from '@portal/domain/registers/register.ts';
import { type ModulePages, menuPages } from '../../portal/modules/browser-page.ts';

const only = { register: REGISTER_IDS };

export default {
  pages: [
    ...menuPages('compliance', () => import('./registers-page.tsx'), ['/registers']),
    ...menuPages('compliance', () => import('./register-page.tsx'), ['/registers/$register'], only),
    ...menuPages('compliance', () => import('./entry-page.tsx'), ['/registers/$register/$entry'], only),
  ],
} satisfies ModulePages;
