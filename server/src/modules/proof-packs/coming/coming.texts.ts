import { texts } from '@portal/domain/texts/texts.ts';

/** What comes, in the calendar and the mail of Monday. */
export const coming = texts('proof-packs.coming', {
  packExpires: 'The proof pack for {recipient} expires',
});
