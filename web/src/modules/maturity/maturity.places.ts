import type { ModulePlaces } from '../../portal/modules/place-part.ts';

export default [
  { module: 'cybermaturity', label: 'Cyber Maturity Report', href: '/cybermaturity/report' },
] satisfies ModulePlaces;
