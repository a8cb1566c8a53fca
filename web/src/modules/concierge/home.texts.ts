import { texts } from '@portal/domain/texts/texts.ts';

export const conciergeHome = texts('concierge.conciergeHome', {
  cyberConcierge: 'Cyber Concierge',
  badge: 'NEW',
  unread: 'unread',
});
