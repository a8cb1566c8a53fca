import { texts } from '@portal/domain/texts/texts.ts';

export const frame = texts('learning.frame', {
  disclaimer: 'Legal disclaimer',
  accessibility: 'Accessibility',
});
