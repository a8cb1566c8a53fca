import { texts } from '../texts/texts.ts';

/** What applications ask and only the firm can write. */
export const openQuestions = texts('insurance.openQuestions', {
  'past-incidents': 'What incidents, losses or claims have you had in the last five years?',
  circumstances: 'Do you know of anything today that could become a claim?',
  'earlier-cover':
    'What cyber coverage do you have now or have you had before, and has an insurer ever declined or canceled it?',
  'data-kept':
    'How many records about people do you keep, and what kinds (such as payment, health, identity or biometric data)?',
  'business-figures':
    'What were your sales last year, in which countries do you do business, and which web domains are yours?',
  'signed-by': 'Who signs the application, and in what role?',
});

/** Why it is asked. */
export const openReasons = texts('insurance.openReasons', {
  'past-incidents': 'Asked in every application. A wrong answer can cost you your coverage.',
  circumstances: 'Anything you knew about and did not disclose is not covered.',
  'earlier-cover': 'Insurers check with each other.',
  'data-kept': 'This affects the price more than anything else.',
  'business-figures': 'Insurers check every domain from the outside and set limits based on sales.',
  'signed-by': 'The person who signs is responsible for every line. The name is printed next to the signature line.',
});

/** Chapters of the sheet. */
export const chapters = texts('insurance.chapters', {
  'second-factor': 'Second factor, system by system',
  access: 'Passwords and access',
  systems: 'Computers, updates and network',
  backup: 'Backups',
  web: 'Email and websites',
  people: 'People, rules and suppliers',
  incidents: 'When something goes wrong',
  data: 'Your data and your business',
  signature: 'Signature',
});
