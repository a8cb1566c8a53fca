import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  activity: {
    'user.changed': 'Changed the details of an admin',
    'user.removed': 'Removed an admin',
    'organisation.created': 'Set up the organization',
    'organisation.changed': 'Changed the organization details',
    'consent.usage-given': 'Allowed page visits to be counted',
    'consent.usage-taken-back': 'No longer allows page visits to be counted',
    'consent.promotions-given': 'Allowed offers by email',
    'consent.promotions-taken-back': 'No longer allows offers by email',
  },
  mails: {
    welcome: 'Welcome',
  },
} satisfies ModuleWords;
