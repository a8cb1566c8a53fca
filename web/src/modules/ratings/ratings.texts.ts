import { texts } from '@portal/domain/texts/texts.ts';

export const benefits = texts('ratings.benefits', {
  seeYourCompanyAs: 'See your company as an attacker on the internet sees it',
  compareYourSecurityRating: 'Compare your security rating with your industry',
  knowWhatToFix: 'Know what to fix first and how much it helps',
  showCustomersAndInsurers: 'Show customers and insurers where you stand',
});

export const failureAdvice = texts('ratings.failureAdvice', {
  nothingRespondedThereCheck: 'Nothing responded at this address. Check that it’s correct and that your website is up.',
  theSourceOfThe: 'The rating source is not responding right now. Your website is not the cause.',
  theOutsideCheckWas: 'The outside check was cut off more than once. Your website may be responding very slowly.',
});

export const gradeBadge = texts('ratings.gradeBadge', {
  /** The word is for screen readers. */
  grade: '<word>Grade </word>{grade}',
});

/** A risk vector with its mark; the word is for screen readers. */
export const vectorName = texts('ratings.vectorName', {
  beta: '{name}<mark>*</mark><word> (beta)</word>',
  informational: '{name}<mark>**</mark><word> (informational)</word>',
});

export const ratingFailed = texts('ratings.ratingFailed', {
  notLoaded: 'Your rating could not be loaded',
  notCalculated: 'Your rating could not be calculated',
  checkingAgain: 'Checking again',
  tryAgain: 'Try again',
  changeTheAddress: 'Change the address',
  /** "why" is a sentence. */
  whatWeChecked: 'We checked <span>{companyUrl}</span>. {why}',
  thereWasNotEnough: 'There wasn’t enough data for a rating.',
  ifThisProblemPersists: 'If this problem persists, contact <link>{supportEmail}</link>.',
});

export const ratingLoading = texts('ratings.ratingLoading', {
  loadingRating: 'Loading Rating.',
  weAreChecking:
    'We are checking {companyUrl} from the outside, as anyone on the internet can. The first time takes about a minute. You can leave this page; the check continues.',
  checkingYourWebsiteFrom: 'Checking your website from the outside',
});

export const ratingScale = texts('ratings.ratingScale', {
  you: 'You: {rating}',
  average: 'Industry average: {average}',
  scale: 'The scale from 250 to 900',
  scaleAndAverage: 'The scale from 250 to 900. Your industry’s average is {average}.',
  yours: 'Your rating is {rating} on a scale from 250 to 900: {band}',
  yoursAndAverage: 'Your rating is {rating} on a scale from 250 to 900: {band}. Your industry’s average is {average}.',
});

export const useRating = texts('ratings.useRating', {
  invalidUrl: 'Invalid URL',
  errorLoadingData: 'Error loading data',
});

export const vectorMarksNote = texts('ratings.vectorMarksNote', {
  betaDoesNotCurrently: '* Beta: does not currently affect Security Ratings',
  informationalWillNeverAffect: '** Informational: will never affect Security Ratings',
});

export const ratingsTabs = texts('ratings.ratingsTabs', {
  overview: 'Overview',
  individualAnalysis: 'Individual Analysis',
  reports: 'Reports',
  /** The title of the browser's tab. */
  pageTitle: '{title} · Attack Surface',
  title: 'Attack Surface Analytics',
  loadingTheRiskVectors: 'Loading the risk vectors',
  loadingTheReports: 'Loading the reports',
});

export const ratingsPage = texts('ratings.ratingsPage', {
  loadingTheMethod: 'Loading the method',
  title: 'How your attack surface is rated',
});

export const ratingsPlaces = texts('ratings.ratingsPlaces', {
  attackSurface: 'Attack Surface',
  individualAnalysis: 'Individual Analysis',
  reports: 'Reports',
});

export const ratingsWords = texts('ratings.ratingsWords', {
  hadTheCompanyChecked: 'Requested an outside check of the company',
  checkedFromTheOutside: 'Checked from the outside',
  enteredTheDkimKeys: 'Entered the DKIM keys',
  recordedASecurityIncident: 'Recorded a security incident',
  removedASecurityIncident: 'Removed a security incident',
  requestedADetailedRating: 'Requested a detailed rating report on',
  openedADetailedRating: 'Opened a detailed rating report on',
  openedTheRatingSnapshot: 'Opened the rating snapshot for',
  detailedRatingReport: 'Detailed rating report',
});
