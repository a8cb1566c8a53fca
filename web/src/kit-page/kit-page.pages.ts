import type { ModulePages } from '../portal/modules/browser-page.ts';

export default {
  pages: [{ path: '/dev/kit', kind: 'development', frame: 'none', load: () => import('./kit-page.tsx') }],
} satisfies ModulePages;
