import type { ModulePlaces } from '../../portal/modules/place-part.ts';
import { conciergePlaces as texts } from './concierge.texts.ts';

const concierge = { module: 'cyberconcierge', detail: texts.cyberConcierge } as const;

export default [
  { ...concierge, label: texts.messages, href: '/concierge/messages' },
  { ...concierge, label: texts.weaknesses, href: '/concierge/weaknesses' },
  { ...concierge, label: texts.helpRequests, href: '/concierge/requests' },
] satisfies ModulePlaces;
