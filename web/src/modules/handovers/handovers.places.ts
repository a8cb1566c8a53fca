import type { ModulePlaces } from '../../portal/modules/place-part.ts';

export default [{ label: 'Handed over', href: '/handovers' }] satisfies ModulePlaces;
