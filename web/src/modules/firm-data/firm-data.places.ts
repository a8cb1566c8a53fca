import type { ModulePlaces } from '../../portal/modules/place-part.ts';
import { page as texts } from './firm-data.texts.ts';

export default [{ label: texts.title, href: '/company-data', detail: texts.place }] satisfies ModulePlaces;
