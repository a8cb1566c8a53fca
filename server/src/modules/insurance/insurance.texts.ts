import { texts } from '@portal/domain/texts/texts.ts';

/** How a question stands, on the printed sheet. */
export const states = texts('insurance.states', {
  yes: 'Yes',
  partly: 'In part',
  no: 'Not yet',
  unknown: 'Not known',
  'not-applicable': 'Does not apply',
  written: 'Answered',
  yours: 'To fill in',
});

/** Who says so. */
export const bases = texts('insurance.bases', {
  seen: 'Seen by the portal',
  told: 'Reported by an expert',
  stated: 'Stated by the organization',
});

/** The same with the day. */
export const basesOn = texts('insurance.basesOn', {
  seen: 'Seen by the portal on {date}',
  told: 'Reported by an expert on {date}',
  stated: 'Stated by the organization on {date}',
});

export const sheet = texts('insurance.sheet', {
  contradiction: 'The organization stated “{state}” on {date}. That does not fit.',
  proofFile: 'Proof on file: {file}, {date}',
  stale: 'Stated more than {days, number} days ago: confirm it before you sign.',
  writeIt: 'The portal cannot know this. Write it yourself, and have it checked by the person who signs.',
});
