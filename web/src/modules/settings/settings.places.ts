import type { ModulePlaces } from '../../portal/modules/place-part.ts';
import { settingsPlaces as texts } from './settings.texts.ts';

export default [
  { label: texts.yourDetails, href: '/settings/you', detail: texts.settings },
  { label: texts.organizationDetails, href: '/settings/organization', detail: texts.settings },
  { label: texts.admins, href: '/settings/admins', detail: texts.settings },
] satisfies ModulePlaces;
