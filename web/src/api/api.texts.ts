import { texts } from '@portal/domain/texts/texts.ts';

/** What a call fails with that the server has not answered. */
export const failures = texts('api.failures', {
  network: 'The portal cannot be reached. Check your internet connection and try again.',
  unexpected: 'The portal did not answer as expected. Please try again in a moment.',
});
