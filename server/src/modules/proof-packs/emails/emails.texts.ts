import { texts } from '@portal/domain/texts/texts.ts';

export const ready = texts('proof-packs.emails.ready', {
  subject: 'Your proof pack for {recipient} is ready',
  preheader: 'It took a while, but now you can download it and share it.',
  heading: 'Your proof pack is ready',
  what: 'You requested a proof pack about {organization} for {recipient}. It took longer than usual, but it’s ready now.',
  howLong:
    'Sign in to download it. It is valid until {day}; until then, {recipient} can verify that no one has changed it.',
  open: 'Open proof packs',
  /** Completes "You received this message because". */
  reason: 'you requested this proof pack in {brand}.',
});
