import { texts } from '@portal/domain/texts/texts.ts';

/** Headings, labels and sentences of the detailed report. */
export const report = texts('documents.ratingReport', {
  heading: 'Attack Surface Report',
  kind: 'Detailed Report',
  preparedFor: 'Prepared for',
  reportDate: 'Report date',
  checkedOn: 'Checked on',
  hostsChecked: 'Hosts checked',
  basedOn: 'Based on',
  inShort: 'In short',
  tooLittle:
    'Less than 30% of the model could be measured, and a number based on so little would mean nothing. What we found is still listed below.',
  alsoCounts: 'The rating covers only your domain’s addresses. These also matter when others assess you:',
  nextThings: 'The next things to do',
  allVectors: 'All risk vectors at a glance',
  bands: 'The rating and its bands',
  aboutScale:
    'The scale ranges from 250 to 900. The higher the rating, the fewer weaknesses can be seen from the internet.',
  rating: 'Rating',
  band: 'Band',
  whatItMeans: 'What it means',
  whatWouldRaise: 'What would raise the rating',
  aboutRaises:
    'For each kind of finding, the rating was calculated again as if that finding were fixed everywhere. Open services come first, then the worst findings; ties are sorted by biggest gain. Each step assumes that the ones before it are done. Points are exact; ratings are in steps of ten.',
  whatToFix: 'What to fix, where, and who can do it',
  points: 'Points',
  newRating: 'New rating',
  industry: 'Compared with the industry',
  vectors: 'Risk vectors in detail',
  aboutVectors:
    'Vectors that could be measured come first; for the rest, you can see why they have no grade and what would help.',
  howToFix: 'How to fix it',
  alsoSeen: 'Also found; the portal shows where, and how to fix it',
  fixed: 'Fixed in the last 60 days',
  whatHelps: 'What helps',
  day: 'Day',
  whatHappened: 'What happened',
  countsToday: 'Counts today',
  countsUntil: 'Counts until',
  whatWasChecked: 'What was checked',
  aboutChecked: 'We checked only names that belong to the domain, and we tried nothing that could do harm.',
  host: 'Host',
  howKnown: 'How we know about it',
  addresses: 'Addresses',
  method: 'How the rating works',
  methodOfProvider:
    'BitSight calculated the rating and its letter grades by its own rules, which it describes on its website. Its grades compare a company with others. Anything BitSight did not report is shown as N/A, and nothing was added.',
});

export const about = texts('documents.ratingReport.about', {
  title: 'Attack Surface Report: {organization}',
  /** Programs show it as what the document is about. */
  description: 'What can be seen of {organization} from the internet on {date}, and what to do',
  fileName: 'AttackSurfaceReport_{domain}_{date}',
  /** {coverage} as in "87.5 %". */
  basedOn: '{coverage} of the model',
  rating: '{organization} has a rating of {rating} on a scale from 250 to 900, which puts it in the {band} band.',
});

/** What the bands mean. */
export const bandMeanings = texts('documents.ratingReport.bandMeanings', {
  basic:
    'Something that attackers look for is exposed, or several important things are missing. Start with the first step in the plan.',
  intermediate: 'Nothing critical is open, but something important is missing.',
  advanced: 'Well maintained. Nothing critical is open, and only minor points remain.',
});

/** Below numbers of findings. */
export const counts = texts('documents.ratingReport.counts', {
  good: 'as it should be',
  fair: 'a minor point could be improved',
  warn: 'should be fixed',
  bad: 'should be fixed soon',
});

/** How good what was found is. */
export const grades = texts('documents.ratingReport.grades', {
  good: 'Good',
  fair: 'Fair',
  warn: 'Warn',
  bad: 'Bad',
  neutral: 'For information',
});

/** Of a risk vector and what was found in it. */
export const vectors = texts('documents.ratingReport.vectors', {
  weight: 'weight {weight, number}',
  /** {value} between 0 and 1. */
  weightAndValue: 'weight {weight, number} · value {value}',
  notPart: 'not part of the rating',
  informationOnly: 'information only',
  noGrade: '<strong>Why there is no grade.</strong> {reason}',
  seen: 'first seen {first}, last seen {last}',
  furtherPlaces:
    '{count, plural, one {and at # more place, which the portal lists} other {and at # more places, which the portal lists}}',
  places: '{count, plural, one {# place} other {# places}}',
  /** {asset} is the name of a host. */
  gone: '{title}: <code>{asset}</code>, fixed on {date}',
  furtherGone: '{count, plural, one {and # more, which the portal lists} other {and # more, which the portal lists}}',
});

/** How a host became known. */
export const sources = texts('documents.ratingReport.sources', {
  domain: 'your domain',
  www: 'its www name',
  certificate: 'named in a certificate',
  dns: 'named in the domain’s DNS records',
  'usual-name': 'a common name that responds',
  noAddress: 'no public address',
});
