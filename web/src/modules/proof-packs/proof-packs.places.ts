import type { ModulePlaces } from '../../portal/modules/place-part.ts';
import { proofPacksPlaces as texts } from './proof-packs.texts.ts';

export default [{ label: texts.proofPacks, href: '/proof-packs' }] satisfies ModulePlaces;
