import { texts } from '@portal/domain/texts/texts.ts';

export const feedCard = texts('integrations.feed', {
  title: 'Upcoming dates in your calendar',
  description:
    'Your calendar app can read scans, courses, reviews and expiration dates at an address that only you have. Anyone who has the address can read them too.',
  what: 'The calendar address',
  loading: 'Loading the calendar address',
  none: 'You do not have an address yet.',
  made: 'You created your address on {day}.',
  lastRead: 'A calendar app last read it at this time: {time}.',
  neverRead: 'No calendar app has read it yet.',
  make: 'Create an address',
  renew: 'Create another address',
  end: 'Turn off',
  ended: 'The address was turned off.',
  ready: 'The address for your calendar app',
  howTo: 'In your calendar app, choose “Subscribe” or “Add calendar from URL,” and paste the address.',
  confirmRenew: 'Create another address?',
  aboutRenew: 'Your current address will stop working.',
});
