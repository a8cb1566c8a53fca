import { texts } from '@portal/domain/texts/texts.ts';

export const readinessWords = texts('insurance.readiness.readinessWords', {
  yes: 'Yes',
  inPart: 'In part',
  notYet: 'Not yet',
  notKnown: 'Not known',
  doesNotApply: 'Does not apply',
  answered: 'Answered',
  forYouToFill: 'For you to fill in',
  seenByThePortal: 'Seen by the portal',
  reportedByAnExpert: 'Reported by an expert',
  stated: 'Stated',
  answerItInThe: 'Answer it in the assessment',
  goToYourAttack: 'Go to your attack surface',
  goToYourWebsite: 'Go to your website scans',
  goToYourPolicies: 'Go to your policies',
  goToTheTraining: 'Go to the training',
  readTheReport: 'Read the report',
  goToYourAdministrators: 'Go to your administrators',
});

export const proofFile = texts('insurance.readiness.proofFile', {
  nameWasSavedAs: '{name} was saved as proof.',
  theProofWasRemoved: 'The proof was removed.',
  proofOnFileFileName: 'Proof on file:<link><span>{fileName}</span></link><span2>{addedAt}, {addedBy}</span2>',
  addAProof: 'Add a proof',
  replaceTheProof: 'Replace the proof',
  removeTheProof: 'Remove the proof',
  fileYouCanAdd: '{file} You can add pictures, PDFs, documents, text files or emails up to {ATTACHMENT_MEGABYTES} MB.',
});

export const stateOnSheet = texts('insurance.readiness.stateOnSheet', {
  statementKey: 'statement {key}',
  saved: 'Saved.',
  changeWhatYouSaid: 'Change what you said',
  writeTheAnswer: 'Write the answer',
  sayHowItIs: 'Say how it is',
  confirmAsOfToday: 'Confirm as of today<span>: {question}</span>',
  howIsItAt: 'How is it at your company?',
  yourAnswer: 'Your answer',
  whyDoesThisNot: 'Why does this not apply?',
  noteOptional: 'Note (optional)',
  productNumberDateOr: 'Product, number, date, or where the proof is kept. It is printed on the sheet.',
  save: 'Save',
  cancel: 'Cancel',
  takeItBack: 'Take it back',
  pleaseWriteYourAnswer: 'Please write your answer.',
  pleaseSayWhyThis: 'Please say why this does not apply to you.',
});

export const readinessLine = texts('insurance.readiness.readinessLine', {
  youStatedLabelOn: 'You stated “{label}” on {at}. That does not match, so it does not count as a yes.',
  thisWasStatedMore: 'This was stated more than 90 days ago. Confirm it or update it.',
  whyInsurersAsk: 'Why insurers ask',
  andWhatWouldProve: ', and what would prove it',
  proofProof: 'Proof: {proof}',
  onDay: '{what} on {day}',
});

export const readinessSheet = texts('insurance.readiness.readinessSheet', {
  readyForAnotherInsurer: 'Ready for another insurer',
  readyForCyberInsurance: 'Ready for cyber insurance',
  insuranceApplicationsAndCustomers:
    'Insurance applications and customers ask much the same questions. This sheet answers them with what this portal sees, what experts report and what you state, and says where nothing is known.',
  downloadAsPdf: 'Download as PDF',
  what: 'The sheet',
  loadingTheSheet: 'Loading the sheet',
  unknownUnknown: '{unknown} {unknown, plural, one {question is} other {questions are}} not answered yet.',
  goToTheAssessment: 'Go to the assessment',
  theCyberMaturityAssessment: 'The cyber maturity assessment asks',
  ofThem: 'of them.',
  oneThingYouStated: 'One thing you stated does not match what we see.',
  contradictionsThingsYouStated: '{contradictions} things you stated do not match what we see.',
  anythingSeenOrReported:
    'Anything seen or reported as missing does not count as a yes, because you would be signing for it:',
  oneAnswerIsOld: 'One answer is old.',
  staleAnswersAreOld: '{stale} answers are old.',
  theyWereStatedMore:
    'They were stated more than 90 days ago. Applications ask how things are today, so confirm or change them.',
  thisSheetIsNot:
    'This sheet is not an offer of insurance, an application or advice, and no insurer has reviewed it. “Stated” means what your organization said about itself. Before you sign an application, check every answer against the facts: wrong answers can cost you your coverage.',
});
