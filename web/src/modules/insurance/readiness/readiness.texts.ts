import { texts } from '@portal/domain/texts/texts.ts';

/** How a question stands. */
export const states = texts('insurance.readiness.states', {
  yes: 'Yes',
  partly: 'In part',
  no: 'Not yet',
  unknown: 'Not known',
  'not-applicable': 'Does not apply',
  written: 'Answered',
  yours: 'For you to fill in',
});

/** How many questions of a topic stand in which way. */
export const counted = texts('insurance.readiness.counted', {
  yes: '{count} yes',
  partly: '{count} in part',
  no: '{count} not yet',
  unknown: '{count} not known',
  'not-applicable': '{count, plural, one {# does} other {# do}} not apply',
  written: '{count} answered',
  yours: '{count} for you to fill in',
});

/** Who says so. */
export const sources = texts('insurance.readiness.sources', {
  seen: 'Detected by the portal',
  told: 'Reported by an expert',
  stated: 'Self-reported',
});

export const sourcesOn = texts('insurance.readiness.sourcesOn', {
  seen: 'Detected by the portal on {day}',
  told: 'Reported by an expert on {day}',
  stated: 'Self-reported on {day}',
  statedBy: 'Self-reported on {day}, {name}',
});

/** Where one goes to make more known. */
export const places = texts('insurance.readiness.places', {
  assessment: 'Answer it in the assessment',
  attackSurface: 'Go to your attack surface',
  scans: 'Go to your website scans',
  policies: 'Go to your policies',
  training: 'Go to your training',
  report: 'Read the report',
  admins: 'Go to your administrators',
  /** For screen readers, what is done and for which question. */
  about: '{action}: {question}',
});

export const proofFile = texts('insurance.readiness.proofFile', {
  saved: '{name} was saved as proof.',
  removed: 'The proof was removed.',
  /** "detail" is small and stands apart. */
  onFile: 'Proof on file:<link>{fileName}</link><detail>{day}, {name}</detail>',
  add: 'Add proof',
  replace: 'Replace the proof',
  remove: 'Remove the proof',
  allowed: 'You can add pictures, PDFs, documents, text files or emails up to {megabytes} MB.',
});

export const stateOnSheet = texts('insurance.readiness.stateOnSheet', {
  saved: 'Saved.',
  changeWhatYouSaid: 'Change your answer',
  writeTheAnswer: 'Write the answer',
  sayHowItIs: 'Answer this',
  confirmAsOfToday: 'Confirm as of today',
  howIsItAt: 'Where does your company stand?',
  yourAnswer: 'Your answer',
  whyNot: 'Why does this not apply?',
  noteOptional: 'Note (optional)',
  noteHint: 'Product, number, date, or where the proof is kept. Your note is printed on the sheet.',
  save: 'Save',
  cancel: 'Cancel',
  takeItBack: 'Withdraw your answer',
  answerMissing: 'Please write your answer.',
  reasonMissing: 'Please say why this does not apply to you.',
});

export const readinessLine = texts('insurance.readiness.readinessLine', {
  contradicted: 'You answered “{answer}” on {day}. That does not match what was found, so it does not count as a yes.',
  stale: 'This was answered more than 90 days ago. Confirm it or update it.',
  why: 'Why insurers ask',
  whyAndProof: 'Why insurers ask, and what counts as proof',
  proof: 'Proof: {proof}',
});

export const readinessSheet = texts('insurance.readiness.readinessSheet', {
  readyForAnother: 'Ready for another insurer',
  ready: 'Ready for cyber insurance',
  description:
    'Insurance applications and customers ask much the same questions. This sheet answers them based on what this portal detects, what experts report and what you tell us, and shows what is still unknown.',
  downloadAsPdf: 'Download as PDF',
  what: 'The sheet',
  loadingTheSheet: 'Loading the sheet',
  notAnswered: '{count, plural, one {# question is} other {# questions are}} not answered yet.',
  goToTheAssessment: 'Go to the assessment',
  assessmentAsksAll: 'The cyber maturity assessment asks all of them.',
  assessmentAsksSome: 'The cyber maturity assessment asks {count} of them.',
  contradictions:
    '{count, plural, one {One of your answers does not match what we see.} other {# of your answers do not match what we see.}}',
  contradictionsHint:
    'You vouch for every yes with your signature, so anything that we found missing, or that an expert reported as missing, does not count as a yes:',
  stale: '{count, plural, one {One answer is old.} other {# answers are old.}}',
  staleHint:
    '{count, plural, one {It was given more than 90 days ago. Applications ask how things stand today, so confirm or change it.} other {They were given more than 90 days ago. Applications ask how things stand today, so confirm or change them.}}',
  disclaimer:
    'This sheet is not an offer of insurance, an application or advice, and no insurer has reviewed it. “Self-reported” means what your organization said about itself. Before you sign an application, check every answer against the facts: incorrect answers can cost you your coverage.',
});
