import { texts } from '@portal/domain/texts/texts.ts';

/** Where the provider has not set the module up. */
export const notReady = texts('phishing.notReady', {
  title: 'Not set up yet',
  text: 'Your provider has not set a sending domain yet. Practice emails are sent from one of your provider’s domains, never from yours. Once it is set, you can turn them on here.',
});

/** What whoever turns it on is told, and asked. */
export const turnOn = texts('phishing.turnOn', {
  title: 'Turn on phishing simulations',
  lead: 'What happens then, and what to do first.',
  what: 'What your team gets',
  mails: 'Harmless practice emails, at most one per person every two weeks, during working hours.',
  click: 'A click opens a short lesson about that very email. It’s kind, and only the person who clicked sees it.',
  typed: 'Some practice pages look like a sign-in. Nothing typed there is sent or saved.',
  before: 'Before you turn it on',
  tell: 'Tell your team that practice emails will be sent. You don’t have to say when. You can send this:',
  notice: 'Message for your team',
  noticeText:
    'From now on, we’ll sometimes send harmless practice emails that look like phishing. They help all of us spot the real ones. If you click, you’ll see a short lesson, and nothing else happens. If an email looks odd to you, please report it. That helps everyone.',
  council: 'If you have a works council, involve it first. In many countries, it has a say in this.',
  training: 'Use the results for training only, never for warnings or reviews.',
  names: 'What do you want to see?',
  noNames: 'Statistics only',
  noNamesHint:
    'By campaign, and by department if it has five or more people. No one is named. Works councils usually ask for this.',
  withNames: 'Statistics and names',
  withNamesHint: 'Admins also see who reported and who clicked. Tell your team about this.',
  confirm:
    'Our team has been told that practice emails will be sent and are for training only, and our works council, if we have one, was involved.',
  confirmFirst: 'Please confirm this first.',
  turnOn: 'Turn on',
  turnedOn: 'Phishing simulations are on.',
});
