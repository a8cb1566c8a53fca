import { texts } from '../texts/texts.ts';

/** Parts of a pack, as pages and documents call them. */
export const partNames = texts('proof-packs.partNames', {
  policies: 'Security policies',
  signOffs: 'Policy sign-offs',
  coverage: 'Coverage and answer sheet',
  training: 'Security training',
  websites: 'Website scans',
  maturity: 'Cyber maturity',
  rating: 'Security rating',
  secondFactor: 'Second factor',
});
