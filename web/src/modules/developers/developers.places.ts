import type { ModulePlaces } from '../../portal/modules/place-part.ts';
import { developersPage, developersPlaces as texts } from './developers.texts.ts';

export default [
  { label: texts.tokens, href: '/developers', detail: developersPage.title },
  { label: texts.assistant, href: '/developers/assistant', detail: developersPage.title },
  { label: texts.webhooks, href: '/developers/webhooks', detail: developersPage.title },
  { label: texts.calls, href: '/developers/calls', detail: developersPage.title },
  { label: texts.directory, href: '/developers/directory', detail: developersPage.title },
] satisfies ModulePlaces;
