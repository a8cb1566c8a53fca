import { texts } from '@portal/domain/texts/texts.ts';

/** What there is to do about who signs in, and how. */
export const nextActions = texts('accounts.nextActions', {
  secondStep: 'Add a second factor to your sign-in',
  secondStepReason: 'Then a stolen password alone won’t let anyone in. You’ll need your phone once to set it up.',
  askEveryone: 'Require a second factor for everyone',
  allHaveOne: 'Everyone already has one. Requiring it makes sure that anyone who joins has one, too.',
  someWithout:
    '{count, plural, one {# of {all, number} people can still sign in with a password alone.} other {# of {all, number} people can still sign in with a password alone.}}',
  remind: 'Remind {email} to join',
  remindReason:
    'The invitation has been waiting for {days, plural, one {# day} other {# days}}. Check with them, or send it again.',
  invite: 'Invite a second person',
  inviteReason: 'Then someone else can act while you are away, and your company is never locked out.',
});
