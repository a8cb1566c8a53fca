import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  activity: {
    'marketplace-page.changed': 'Changed the marketplace savings text',
    'marketplace-partner.created': 'Added a partner to the marketplace',
    'marketplace-partner.changed': 'Changed a partner of the marketplace',
    'marketplace-partner.deleted': 'Deleted a partner of the marketplace',
    'marketplace-offer.created': 'Drafted an offer',
    'marketplace-offer.changed': 'Changed an offer',
    'marketplace-offer.published': 'Published an offer',
    'marketplace-offer.withdrawn': 'Withdrew an offer',
    'marketplace-offer.deleted': 'Deleted an offer',
    'marketplace-offer.hidden': 'Hid an offer',
    'marketplace-offer.shown-again': 'Showed an offer again',
    'marketplace-codes.added': 'Entered codes for an offer',
    'marketplace-interests.downloaded': 'Downloaded who is interested in offers',
    'marketplace.redeemed': 'Got a code for the offer',
    'marketplace.interest': 'Showed interest in the offer',
  },
  mails: {
    'marketplace-interest': 'Interest in an offer',
  },
} satisfies ModuleWords;
