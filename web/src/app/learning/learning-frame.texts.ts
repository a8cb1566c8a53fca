import { texts } from '@portal/domain/texts/texts.ts';

export const frame = texts('learning.frame', {
  language: 'Language',
  disclaimer: 'Legal disclaimer',
  accessibility: 'Accessibility',
});
