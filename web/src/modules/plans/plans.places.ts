import type { ModulePlaces } from '../../portal/modules/place-part.ts';

export default [{ label: 'My Plan', href: '/plan' }] satisfies ModulePlaces;
