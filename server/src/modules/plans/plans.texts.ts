import { texts } from '@portal/domain/texts/texts.ts';

/** What comes, in the calendar and the mail of Monday. */
export const coming = texts('plans.coming', {
  trialEnds: 'Your free trial ends',
});

/** What there is to do about the plan. */
export const nextActions = texts('plans.nextActions', {
  choose: 'Choose a plan',
  trialEnded: 'Your free trial has ended. Everything you set up is kept; nothing is scanned until you choose a plan.',
  chooseInTime: 'Choose a plan before your trial ends',
  trialEnds:
    '{days, plural, one {One day is left. Then scans stop until you choose one.} other {# days are left. Then scans stop until you choose one.}}',
});
