import type { ModulePlaces } from '../../portal/modules/place-part.ts';

export default [{ label: 'Calendar', href: '/calendar' }] satisfies ModulePlaces;
