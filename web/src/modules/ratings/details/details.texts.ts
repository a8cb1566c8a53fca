import { texts } from '@portal/domain/texts/texts.ts';

export const blurredAnalysis = texts('ratings.details.blurredAnalysis', {
  seeYourOwnAnalysis: 'See your own analysis',
  tellUsTheAddress:
    'Enter your website address. In about a minute, you will see a grade here for each risk vector, with what we found and what to do.',
  getYourFreeSnapshot: 'Get Your Free Snapshot',
});

export const vectorSection = texts('ratings.details.vectorSection', {
  /** "reason" is a sentence. */
  notMeasured: 'Not measured. {reason}',
  /** The name of the vector is for screen readers. */
  whatToDoAbout: 'What it is and what to do<span>: {vector}</span>',
  howToKeepUp: 'What it is and how to keep it up<span>: {vector}</span>',
  why: '<strong>Why it matters:</strong> {why}',
  whatToDo: 'What to do',
  whoCanDoIt: 'Who can do it: {who}',
  noWeight: '{category}; does not count toward the rating',
  share: '{percent, number}% of the rating model',
});

export const categorySection = texts('ratings.details.categorySection', {
  signsThatSomeoneElse: 'Signs that someone else already controls a computer at your company.',
  howWellYouMaintain:
    'How well you maintain the systems that face the internet. Most of your rating comes from here, and you can change most of it.',
  whatPeopleAtYour: 'What people at your company do that lets attackers in.',
  incidentsAndDataLosses: 'Incidents and data losses that have become public.',
});

export const detailsPanel = texts('ratings.details.detailsPanel', {
  currentRating: 'Current rating',
  /** The words behind it are for screen readers. */
  currentRatingUnknown: 'Current rating<span>: not known yet</span>',
  riskVectors: 'Risk vectors',
});

export const lookedAt = texts('ratings.details.lookedAt', {
  address: 'your website’s address',
  addressWithWww: 'your website’s address with www',
  namedInYourCertificate: 'named in your certificate',
  namedInYourDns: 'named in your DNS records',
  aCommonNameThat: 'a commonly used name that has an address',
  host: 'Host',
  howWeKnowIt: 'How we know it',
  addresses: 'Addresses',
  noPublicAddress: 'no public address',
  whatWeLookedAt: 'What we checked',
  showHosts: 'Show the {count, plural, one {host} other {# hosts}}',
  onlyHostsWithinYour:
    'Only hosts within your own domain, and only what anyone on the internet can see. Is one of them no longer yours? Remove its name from your DNS records.',
});

export const notMeasured = texts('ratings.details.notMeasured', {
  notMeasured: 'Not measured',
  withoutGrade: '<count>{number} without a grade:</count> <names>{vectors}</names>',
});

export const scaleExplained = texts('ratings.details.scaleExplained', {
  basicMeans:
    'A door that attackers look for is open, or several important things are missing. Start now with the first step in the overview.',
  intermediateMeans:
    'We found no open doors, but something important is missing. Changing a setting or updating software will fix most of it.',
  advancedMeans:
    'Well maintained, and we found no open doors. Keep it that way: certificates expire and software gets old.',
  whatItMeans: 'What the number means',
  showTheScaleAnd: 'Show the scale and its three bands',
  aSecurityRatingGoes:
    'A security rating ranges from 250 to 900: the higher it is, the less there is for an attacker to find. It has three bands.',
  eachRiskVectorHas:
    'Each risk vector has a letter grade from A, the best, to F. N/A means it could not be measured; anything not checked adds nothing to the rating. <link>How the rating works</link>',
});

export const detailsTab = texts('ratings.details.detailsTab', {
  what: 'The details about the risk vectors',
  loadingTheRiskVectors: 'Loading the risk vectors',
  ratingDetails: 'Rating Details for {company}',
  allVectors: 'All vectors',
});
