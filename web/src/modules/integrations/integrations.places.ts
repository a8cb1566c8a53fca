import type { ModulePlaces } from '../../portal/modules/place-part.ts';
import { integrationsPage, integrationsPlaces as texts } from './integrations.texts.ts';

export default [
  { label: texts.messages, href: '/integrations', detail: integrationsPage.title },
  { label: texts.tickets, href: '/integrations', detail: integrationsPage.title },
  { label: texts.calendar, href: '/integrations', detail: integrationsPage.title },
] satisfies ModulePlaces;
