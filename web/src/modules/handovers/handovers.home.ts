import type { HomePart } from '../../portal/modules/home-part.ts';

export default {
  handOver: { listHref: '/handovers', load: () => import('./hand-over-dialog.tsx') },
} satisfies HomePart;
