import type { ModulePlaces } from '../../portal/modules/place-part.ts';
import { plansPlaces as texts } from './plans.texts.ts';

export default [{ label: texts.myPlan, href: '/plan' }] satisfies ModulePlaces;
