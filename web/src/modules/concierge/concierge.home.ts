import { MessagesSquare } from 'lucide-react';
import type { HomePart } from '../../portal/modules/home-part.ts';
import { conciergeHome as texts } from './home.texts.ts';

export default {
  menu: {
    module: 'cyberconcierge',
    place: 20,
    label: texts.cyberConcierge,
    href: '/concierge',
    badge: texts.badge,
    icon: MessagesSquare,
    countOf: ({ cyberConcierge }) => ({
      count:
        (cyberConcierge?.numberOfAlerts ?? 0) +
        (cyberConcierge?.unreadWeaknesses ?? 0) +
        (cyberConcierge?.unreadReplies ?? 0),
      what: texts.unread,
    }),
  },
} satisfies HomePart;
