import type { ModulePlaces } from '../../portal/modules/place-part.ts';

const concierge = { module: 'cyberconcierge', detail: 'Cyber Concierge' } as const;

export default [
  { ...concierge, label: 'Messages', href: '/concierge/messages' },
  { ...concierge, label: 'Weaknesses', href: '/concierge/weaknesses' },
  { ...concierge, label: 'Help requests', href: '/concierge/requests' },
] satisfies ModulePlaces;
