import type { ModulePlaces } from '../../portal/modules/place-part.ts';
import { places as texts } from './incidents.texts.ts';

export default [
  { label: texts.help, href: '/incidents' },
  { label: texts.card, href: '/incidents/card' },
] satisfies ModulePlaces;
