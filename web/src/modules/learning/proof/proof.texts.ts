import { texts } from '@portal/domain/texts/texts.ts';

export const page = texts('learning.proof', {
  title: 'Check a proof pack',
  loading: 'Looking for the pack',
  unknown: 'There is no pack with this code',
  /** "code" is what was asked for. */
  unknownHint: '<code>{typed}</code> is not the code of a pack created here.',
  where: 'The code is on the first page of summary.pdf in the pack.',
  code: 'Pack code',
  badCode: 'A code has 20 letters and digits in five groups, such as 7K2M-9PQR-4WXY-8TVB-1C3D.',
  check: 'Check',
});

export const pack = texts('learning.proofPack', {
  packOf: 'Security proof pack about',
  madeFor: 'Prepared for',
  asOf: 'As of',
  validUntil: 'Valid until',
  shows: 'Shows',
  revoked: 'This pack was revoked',
  revokedHint: '{organization} revoked it. Do not rely on it. Please ask {organization} for a new one.',
  revokedOnHint: '{organization} revoked it on {day}. Do not rely on it. Please ask {organization} for a new one.',
  expired: 'This pack has expired',
  expiredHint: 'It was valid until {day}. Please ask {organization} for a new one.',
  valid: 'This pack was created here and is valid',
  validHint: 'Now check whether the file you have is the original.',
});

export const file = texts('learning.proofFile', {
  title: 'Is your file from this pack?',
  drop: 'Drop the ZIP file here, or any file from it.',
  staysHere: 'Your browser compares the file, so it doesn’t leave your computer.',
  choose: 'Choose a file',
  input: 'File to check',
  byHand: 'Compare by hand (SHA-256)',
  /** "file" is the name of the file. */
  fingerprint: 'The fingerprint of <file>{name}</file>:',
  comparing: 'Comparing {name}…',
  unreadable: '{name} could not be read. A folder cannot be compared: choose the ZIP file or a single file.',
  same: 'This file matches',
  sameHint: '{name} is identical to {original} as originally created.',
  other: 'This file doesn’t match',
  otherHint:
    '{name} was changed after it was created, or belongs to another pack. Saving a PDF again or rezipping the files changes them too. Try the ZIP file as you received it.',
});

/** What a pack shows. */
export const parts = texts('learning.proofParts', {
  policies: 'Security policies',
  signOffs: 'Policy sign-offs',
  coverage: 'Coverage and answer sheet',
  training: 'Security training',
  websites: 'Website scans',
  maturity: 'Cyber maturity',
  rating: 'Security rating',
  secondFactor: 'Second factor',
});
