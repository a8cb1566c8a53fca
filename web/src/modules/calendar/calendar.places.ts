import type { ModulePlaces } from '../../portal/modules/place-part.ts';
import { page } from './calendar.texts.ts';

export default [{ label: page.title, href: '/calendar' }] satisfies ModulePlaces;
