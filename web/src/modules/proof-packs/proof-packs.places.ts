import type { ModulePlaces } from '../../portal/modules/place-part.ts';

export default [{ label: 'Proof packs', href: '/proof-packs' }] satisfies ModulePlaces;
