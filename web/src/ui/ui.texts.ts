import { texts } from '@portal/domain/texts/texts.ts';

export const button = texts('ui.button', {
  wait: 'Please wait',
});
