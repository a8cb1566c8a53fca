import { texts } from '@portal/domain/texts/texts.ts';

/** In the calendar. */
export const coming = texts('phishing.coming', {
  starts: 'Phishing campaign “{name}” starts',
  ends: 'Phishing campaign “{name}” ends',
});

/** In the email of Monday, of a campaign that is over; nobody is named, and a low rate is no reproach. */
export const news = texts('phishing.news', {
  most: 'Phishing campaign “{name}”: {reported, number} of {delivered, plural, one {# person} other {# people}} reported the practice email ({rate, number}%). Well done! Please pass on our thanks.',
  some: 'Phishing campaign “{name}”: {reported, number} of {delivered, plural, one {# person} other {# people}} reported the practice email ({rate, number}%). Every report protects everyone; a word of thanks encourages more.',
  none: 'Phishing campaign “{name}” is over. No one has reported the practice email yet: a good moment to show everyone how reporting works.',
});
