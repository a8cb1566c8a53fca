import { texts } from '@portal/domain/texts/texts.ts';

export const heldDown = texts('ratings.overview.heldDown', {
  capsRating: '{count, plural, one {One open door caps} other {# open doors cap}} your rating at {rating}.',
  /** What is open, and where. */
  doorAt: '{door}: {host}',
  openToEveryone: 'Open to everyone',
  andCountMore: 'and {count} more',
});

export const raisesCard = texts('ratings.overview.raisesCard', {
  what: 'What would raise your rating',
  loadingWhatWouldRaise: 'Loading ways to raise your rating',
  nothingWeCanSee: 'Nothing we can see from the outside lowers your rating. Keep it up: we check again every week.',
  showTheFirstThree: 'Show the first three',
  showAllCount: 'Show all {count}',
  description:
    'Open doors come first, then the worst problems; ties are sorted by biggest gain. Each step assumes that the ones before it are done. Points are exact; ratings are in steps of ten.',
  /** The last of a list of hosts. */
  more: '{count} more',
  howToFix: 'How to fix it',
  howToFixWhat: 'How to fix it<span>: {title}</span>',
  open: 'Open',
  pointsMore: '+{points, plural, one {# point} other {# points}}',
  /** The rating after a step. */
  thenRating: 'then {rating}',
  pointsLater: '{points} at the next check, the rest within {days, plural, one {# day} other {# days}}',
});

export const lookAgain = texts('ratings.overview.lookAgain', {
  errorLoadingData: 'Error loading data',
  notCheckedYet: 'Not checked yet.',
  checkedOn: 'Checked on {day}.',
  nextCheck: 'Next check: {day}.',
  againFrom: 'You can check again after {time}.',
  checkAgain: 'Check again',
});

export const ratingCard = texts('ratings.overview.ratingCard', {
  yourRating: 'Your rating',
  industryAverage: 'Industry average',
  notKnown: 'not known',
  thereIsNoRating: 'There is no rating for your website yet.',
  tellUsTheAddress: 'Enter your website address, and you will see your own rating here in about a minute.',
  getYourFreeSnapshot: 'Get Your Free Snapshot',
  getYourSnapshot: 'Get Your Snapshot',
  howTheRatingWorks: 'How the rating works',
  notKnownYet: 'not known yet',
  basedOn:
    'Based on {percent}% of the model. Anything not checked yet adds nothing. Anything outside your control, such as the ports of a shared host, is left out.',
  thereIsNoFigure:
    'There is no average for your industry yet. We’ll show the median once at least {count} companies are rated here.',
  averageFrom: 'Industry average: {source}.',
  /** "when" is a day or a year. */
  averageFromAsOf: 'Industry average: {source}, as of {when}.',
});

export const ratingNotice = texts('ratings.overview.ratingNotice', {
  changeTheAddress: 'Change the address',
  checkingAgain: 'We are checking your website again.',
  previousUntilDone:
    'What you see here is from the previous check. The page updates when the new one is ready, in about a minute.',
  weSawTooLittle: 'There was too little data for a rating.',
  tooLittleMeasured:
    'Only {percent}% of the model could be measured at {companyUrl}; below 30%, a number would be meaningless. Make sure this is the address your customers use.',
  theLastOutsideCheck: 'The last outside check produced no result.',
  /** "advice" is a sentence. */
  previousAsFailed: 'What you see here is from the previous check. {advice} We will check again automatically.',
});

export const reportedWeaknesses = texts('ratings.overview.reportedWeaknesses', {
  reported:
    '{count, plural, one {In addition to what this rating shows, an expert reported an open weakness.} other {In addition to what this rating shows, experts reported # open weaknesses.}}',
  weaknessOn: '<link>{title}</link>, {day}',
  theRatingCoversOnly:
    'The rating covers only the addresses in your domain. These also matter when others evaluate you:',
});

export const vectorLists = texts('ratings.overview.vectorLists', {
  title: 'Risk vectors',
  description:
    'Each one covers one thing that outsiders can see about your company. Choose one to see why it got its grade.',
});

export const whatCountsCard = texts('ratings.overview.whatCountsCard', {
  title: 'How the rating works',
  description:
    'A security rating ranges from 250 to 900. Open doors limit how high it can go; within that limit, each area counts according to its weight. Incidents you tell us about have a separate letter grade.',
  points: '{weight, number} of 100 points',
  pointsNotMeasured: '{weight, number} of 100 points, not measured',
  whatCountsLess:
    'Records older than 60 days do not affect the rating (90 days for patching). A breach loses half its weight every 120 days. More on this in <method>the rating method</method> and, for each vector, in <analysis>Individual Analysis</analysis>.',
});

export const overviewTab = texts('ratings.overview.overviewTab', {
  attackSurfaceSecurityRating: 'Attack Surface Security Rating Overview',
});
