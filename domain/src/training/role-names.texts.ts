import { texts } from '../texts/texts.ts';

/** What people do that has courses of its own. */
export const roleNames = texts('training.roleNames', {
  money: 'Money and invoices',
  owner: 'Owner or board',
  'it-admin': 'IT administration',
  'front-desk': 'Front desk and phone',
  remote: 'Remote work',
  'web-shop': 'Web shop',
});
