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
  seen: 'Detected by the portal',
  told: 'Reported by an expert',
  stated: 'Self-reported',
});

/** The same with the day. */
export const basesOn = texts('insurance.basesOn', {
  seen: 'Detected by the portal on {date}',
  told: 'Reported by an expert on {date}',
  stated: 'Self-reported on {date}',
});

export const sheet = texts('insurance.sheet', {
  contradiction: 'The organization answered “{state}” on {date}. That does not match what was found.',
  proofFile: 'Proof on file: {file}, {date}',
  stale: 'Answered more than {days, number} days ago: confirm it before you sign.',
  writeIt: 'The portal cannot know this. Fill it in yourself, and have the person who signs check it.',
});

/** Headings and labels of the printed sheet. */
export const printed = texts('insurance.printed', {
  heading: 'Insurance readiness',
  /** Below the lines at the end, which are filled in by hand. */
  dateAndSignature: 'Date and signature',
  whoSigns: 'Name and role of the person who signs',
});

export const about = texts('insurance.printed.about', {
  title: 'Insurance readiness: {organization}',
  /** Programs show it as what the document is about. */
  description: 'What insurers ask, and what is known as of {date}',
  fileName: 'InsuranceReadiness_{date}',
  whatItIs:
    'As of {date}. This sheet helps you prepare an application for cyber insurance. It is not an offer of insurance, an application or advice, and no insurer has reviewed it. “Detected by the portal” is what the portal itself recorded; “self-reported” is what the organization said about itself and no one checked; “reported by an expert” is what an expert said. Compare every line with how things really are before you sign an application: wrong answers can cost you your coverage.',
  why: 'Why insurers ask: {reason}',
});
