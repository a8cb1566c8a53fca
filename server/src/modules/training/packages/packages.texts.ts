import { texts } from '@portal/domain/texts/texts.ts';

/** On the page of a course that another learning system plays. */
export const packagePage = texts('training.packagePage', {
  withoutScript: 'This course needs JavaScript. Please turn it on in your browser and reload the page.',
});
