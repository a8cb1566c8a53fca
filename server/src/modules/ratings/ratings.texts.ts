import { texts } from '@portal/domain/texts/texts.ts';

/** What there is to do about how the firm looks from outside. */
export const nextActions = texts('ratings.nextActions', {
  firstLook: 'See how you look from outside',
  firstLookReason:
    'Customers and insurers look at your domain, email and servers from outside. See what they see, with a rating.',
  closeDoor: 'Close what is open: {asset}',
  closeDoorReason: '{finding}. It holds your rating down by {points, plural, one {# point} other {# points}}.',
  raise: 'Raise your rating by {points, plural, one {# point} other {# points}}',
});

/** What changed in the rating. */
export const changes = texts('ratings.changes', {
  rating: 'Security rating from {from} to {to}',
});
