import { texts } from '@portal/domain/texts/texts.ts';

export const waitingKinds = texts('console.waiting.waitingKinds', {
  helpRequests: '{count, plural, one {# help request is} other {# help requests are}} waiting for an answer',
  unreadWeaknesses:
    '{count, plural, one {# critical weakness that the customer has not opened} other {# critical weaknesses that customers have not opened}}',
  planRequests: '{count, plural, one {# customer is} other {# customers are}} requesting a plan',
  trialsEnding: '{count, plural, one {# free trial ends} other {# free trials end}} within 7 days',
  leads: '{count, plural, one {# new lead} other {# new leads}} this week',
  checkLeads: '{count, plural, one {# new lead} other {# new leads}} from the public check this week',
  changedWords: '{count, plural, one {# text you reworded has} other {# texts you reworded have}} a new original',
  missingTricks:
    '“New this quarter” in training: tips for {count, plural, one {# quarter} other {# quarters}} are missing from tricks.yaml',
  failedMails: '{count, plural, one {# email} other {# emails}} failed this week',
  failedJobs: '{count, plural, one {# job} other {# jobs}} failed permanently',
});

export const waitingForYou = texts('console.waiting.waitingForYou', {
  waitingForYou: 'Waiting for you',
  what: 'What is waiting for you',
  loadingWhatIsWaiting: 'Loading your open items',
  noOneIsWaiting:
    'No one is waiting for you. Questions, plan requests, trials about to end, new leads and failed emails will appear here.',
  andCountMore: 'and {count} more',
  endsOn: 'ends {at}',
  since: 'since {at}',
});
