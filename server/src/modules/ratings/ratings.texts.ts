import { texts } from '@portal/domain/texts/texts.ts';

/** What there is to do about how the firm looks from outside. */
export const nextActions = texts('ratings.nextActions', {
  firstLook: 'See how you look from the outside',
  firstLookReason:
    'Customers and insurers look at your domain, email and servers from the outside. See what they see, with a rating.',
  closeDoor: 'Close the open door: {asset}',
  closeDoorReason: '{finding}. It’s lowering your rating by {points, plural, one {# point} other {# points}}.',
  raise: 'Raise your rating by {points, plural, one {# point} other {# points}}',
});

/** What changed in the rating. */
export const changes = texts('ratings.changes', {
  rating: 'Security rating from {from} to {to}',
});

/** Whose figure the average of an industry is. */
export const industry = texts('ratings.industry', {
  median:
    '{firms, plural, one {median of # company in this industry that is rated here} other {median of # companies in this industry that are rated here}}',
});

/** Why a look from outside gave nothing. */
export const failures = texts('ratings.failures', {
  PROVIDER_UNAVAILABLE: 'The rating service cannot be reached at the moment. Please try again later.',
  GIVEN_UP: 'The check of your website stopped unexpectedly several times. Please try again later.',
});

/** Content that may not be there in every language, as staff sees it named. */
export const coverage = texts('ratings.coverage', {
  findings: 'Attack Surface: what was found, and how to fix it',
});
