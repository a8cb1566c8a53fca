import { MessagesSquare } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';

export default {
  menu: {
    module: 'cyberconcierge',
    place: 20,
    label: 'Cyber Concierge',
    href: '/concierge',
    badge: 'NEW',
    icon: MessagesSquare,
    countOf: ({ cyberConcierge }) => ({
      count:
        (cyberConcierge?.numberOfAlerts ?? 0) +
        (cyberConcierge?.unreadWeaknesses ?? 0) +
        (cyberConcierge?.unreadReplies ?? 0),
      what: 'unread',
    }),
  },
} satisfies HomePart;
