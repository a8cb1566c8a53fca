import { texts } from '@portal/domain/texts/texts.ts';

export const file = texts('calendar.file', {
  name: '{brand}: coming up',
});
