import { texts } from '../texts/texts.ts';

/** What a scan means for the firm: a headline and a paragraph. */
export const verdict = texts('monitoring.verdict', {
  urgent: '{highs, plural, one {One problem needs attention now} other {# problems need attention now}}',
  urgentAlone:
    'The scan found {highs, plural, one {# high-severity problem} other {# high-severity problems}}. Attackers search the internet for problems like these, automatically and around the clock, so please start on them today. Nothing else was found.',
  urgentAndOthers:
    'The scan found {highs, plural, one {# high-severity problem} other {# high-severity problems}}. Attackers search the internet for problems like these, automatically and around the clock, so please start on them today. {others, plural, one {The other one can wait until that is done.} other {The other # can wait until that is done.}}',
  plan: '{mediums, plural, one {Nothing urgent, one problem to plan for} other {Nothing urgent, # problems to plan for}}',
  planText:
    'The scan found no high-severity problems. {mediums, plural, one {# medium-severity problem should be fixed within the next few weeks: alone, it is rarely enough for an attack, but combined with another flaw it can be.} other {# medium-severity problems should be fixed within the next few weeks: alone, they are rarely enough for an attack, but combined with another flaw they can be.}}',
  good: 'Your website is in good shape',
  goodText:
    'The scan found only {lows, plural, one {# small thing} other {# small things}} to improve. {lows, plural, one {It is not dangerous} other {None of them is dangerous}} on its own. Give the list to the people who maintain the website, so they can take care of it during their next routine maintenance.',
  clean: 'We found nothing to fix',
  cleanText:
    'The scan found nothing that counts as a problem. That is a good result, not a guarantee: an automated scan from the outside cannot see everything, and new weaknesses are discovered every week.',
});
