import { texts } from '@portal/domain/texts/texts.ts';

export const aboutTab = texts('concierge.about.aboutTab', {
  yourExperts: '{count, plural, one {Your expert} other {Your experts}}: {names}',
  what: 'The page about your concierge',
  loadingWhatTheConcierge: 'Loading this page',
  opensInANew: '(opens in a new tab)',
});
