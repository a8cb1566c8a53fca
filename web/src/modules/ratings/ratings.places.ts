import type { ModulePlaces } from '../../portal/modules/place-part.ts';

const ratings = { module: 'ratings', detail: 'Attack Surface' } as const;

export default [
  { ...ratings, label: 'Individual Analysis', href: '/attacksurface/details' },
  { ...ratings, label: 'Reports', href: '/attacksurface/reports' },
] satisfies ModulePlaces;
