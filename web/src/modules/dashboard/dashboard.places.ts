import type { ModulePlaces } from '../../portal/modules/place-part.ts';

export default [{ label: 'How the score is made', href: '/score' }] satisfies ModulePlaces;
