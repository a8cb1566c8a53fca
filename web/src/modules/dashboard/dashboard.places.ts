import type { ModulePlaces } from '../../portal/modules/place-part.ts';
import { dashboardPlaces as texts } from './dashboard.texts.ts';

export default [{ label: texts.howTheScoreWorks, href: '/score' }] satisfies ModulePlaces;
