import { texts } from '../texts/texts.ts';

/** What stands outside the portal in place of what the concierge wrote. */
export const keptInside = texts('dashboard.keptInside', {
  title: 'Something your concierge wrote you about',
  messages: '{count, plural, one {# message} other {# messages}} about weaknesses from your concierge',
});
