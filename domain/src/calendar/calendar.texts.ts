import { texts } from '../texts/texts.ts';

export const coming = texts('calendar.coming', {
  certificateExpires: '{host} certificate expires',
});
