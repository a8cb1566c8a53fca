import type { ModulePlaces } from '../../portal/modules/place-part.ts';
import { handoversPlaces as texts } from './handovers.texts.ts';

export default [{ label: texts.handedOver, href: '/handovers' }] satisfies ModulePlaces;
