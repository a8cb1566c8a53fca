import type { ModulePlaces } from '../../portal/modules/place-part.ts';

export default [{ label: 'How the score works', href: '/score' }] satisfies ModulePlaces;
