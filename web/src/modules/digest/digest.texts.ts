import { texts } from '@portal/domain/texts/texts.ts';

export const mailChoicePage = texts('digest.mailChoicePage', {
  youWillGetIt: 'You will now get this email every Monday.',
  youWillNowGet: 'You will now get this email once a month, on the first Monday.',
  youWillNotGet: 'You will no longer get these emails.',
  emailsAboutYourSecurity: 'Emails about your security',
  onMondaysBrandNameShortTells: 'On Mondays, {brandNameShort} tells you where your company stands and what to do next.',
  youCanChangeThis: 'You can change this at any time in the portal’s settings.',
  startTheseEmailsAgain: 'Start these emails again',
  stopTheseEmails: 'Stop these emails',
  onceAMonthIs: 'Once a month is enough',
});

export const digestWords = texts('digest.digestWords', {
  mondaySecurityEmail: 'Monday security email',
});
