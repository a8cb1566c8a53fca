import { texts } from '../texts/texts.ts';

export const coming = texts('calendar.coming', {
  certificateExpires: 'Certificate of {host} expires',
});
