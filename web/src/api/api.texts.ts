import { texts } from '@portal/domain/texts/texts.ts';

/** What a call fails with that the server has not answered. */
export const failures = texts('api.failures', {
  network: 'The portal cannot be reached. Check your internet connection and try again.',
  /** Follows what failed where the server does not say why (spec part 1, section 8). */
  advice: 'Try again. If this problem persists, contact support@{emailDomain}',
  refresh: 'Something went wrong. Try refreshing the page.',
  unexpected: 'The portal did not respond as expected. Please try again in a moment.',
});

export const changes = texts('api.changes', {
  undo: 'Undo',
});
