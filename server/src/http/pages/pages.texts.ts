import { texts } from '@portal/domain/texts/texts.ts';

/** What a page says where no script runs. */
export const withoutScript = texts('pages.withoutScript', {
  index: 'This portal needs JavaScript. Please turn it on in your browser and reload the page.',
  learn: 'This page needs JavaScript. Please turn it on in your browser and reload the page.',
});
