import type { ModulePlaces } from '../../portal/modules/place-part.ts';
import { maturityPlaces as texts } from './maturity.texts.ts';

export default [
  { module: 'cybermaturity', label: texts.cyberMaturityReport, href: '/cybermaturity/report' },
] satisfies ModulePlaces;
