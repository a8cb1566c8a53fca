import { texts } from '@portal/domain/texts/texts.ts';

/** What comes, in the calendar and the mail of Monday. */
export const coming = texts('plans.coming', {
  trialEnds: 'Your free trial ends',
});

/** What there is to do about the plan. */
export const nextActions = texts('plans.nextActions', {
  choose: 'Choose a plan',
  trialEnded:
    'Your free trial has ended. Everything you set up is still here, but nothing will be scanned until you choose a plan.',
  chooseInTime: 'Choose a plan before your trial ends',
  trialEnds:
    '{days, plural, one {One day is left. After that, scans stop until you choose a plan.} other {# days are left. After that, scans stop until you choose a plan.}}',
});
