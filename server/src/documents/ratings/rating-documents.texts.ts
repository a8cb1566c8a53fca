import { texts } from '@portal/domain/texts/texts.ts';

/** In both documents about a rating. */
export const shared = texts('documents.rating.shared', {
  notCountedYet: '* does not currently affect Security Ratings.',
  neverCounts: '** will never affect Security Ratings.',
  trend: 'Your attack surface trend',
});

/** What stands out, as a headline. */
export const headlines = texts('documents.rating.headlines', {
  tooLittle: 'Too little could be measured for a rating',
  heldDown: '{doors, plural, one {One open issue holds the rating down} other {# open issues hold the rating down}}',
  basic: 'Several important things are missing',
  intermediate: 'We found no open doors, but something important is missing',
  advanced: 'What can be seen from the outside is well maintained',
  basicAndReported:
    '{count, plural, one {Several important things are missing, and experts reported one more weakness} other {Several important things are missing, and experts reported # more weaknesses}}',
  intermediateAndReported:
    '{count, plural, one {Something important is missing, and experts reported one more weakness} other {Something important is missing, and experts reported # more weaknesses}}',
  advancedAndReported:
    '{count, plural, one {What can be seen from the outside is well maintained, and experts reported one more weakness} other {What can be seen from the outside is well maintained, and experts reported # more weaknesses}}',
});

/** The scale, and what the rating rests on. */
export const rated = texts('documents.rating.rated', {
  /** {coverage} as in "87.5 %". */
  coverage: 'Based on {coverage} of the model. Anything that could have been measured but wasn’t adds no points.',
  fromProvider: 'This rating comes from BitSight.',
  /** Above a mark on the scale. */
  yours: '{rating}, your rating',
  /** Below a mark on the scale. */
  average: '{rating}, industry average',
  /** The scale, for those who do not see it. */
  scaleAlone: 'Scale from 250 to 900. There is no rating yet.',
  scaleWithAverage: 'Scale from 250 to 900. There is no rating yet; the industry average is {average}.',
  scaleWithRating: 'Scale from 250 to 900. The rating is {rating}, in the {band} band.',
  scaleWithBoth:
    'Scale from 250 to 900. The rating is {rating}, in the {band} band; the industry average is {average}.',
});

/** How a company compares with its industry. */
export const industry = texts('documents.rating.industry', {
  thatIs:
    '{way, select, above {That is {points, plural, one {# point} other {# points}} above the average for your industry.} below {That is {points, plural, one {# point} other {# points}} below the average for your industry.} other {That is the same as the average for your industry.}}',
  yours:
    '{way, select, above {Your rating is {points, plural, one {# point} other {# points}} above the average for your industry.} below {Your rating is {points, plural, one {# point} other {# points}} below the average for your industry.} other {Your rating is the same as the average for your industry.}}',
  yoursAsOf:
    '{way, select, above {Your rating is {points, plural, one {# point} other {# points}} above the average for your industry (as of {date}).} below {Your rating is {points, plural, one {# point} other {# points}} below the average for your industry (as of {date}).} other {Your rating is the same as the average for your industry (as of {date}).}}',
  average: 'The average for {industry} is <strong>{average}</strong>.',
  averageOfYours: 'The average for your industry is <strong>{average}</strong>.',
  source: 'Source: {source}.',
  noFigure:
    'There is no figure for {industry} yet. No one has published one, and fewer than 30 companies in that industry are rated here. A figure from another industry would be misleading.',
  noFigureForYours:
    'There is no figure for your industry yet. No one has published one, and fewer than 30 companies in your industry are rated here. A figure from another industry would be misleading.',
});

/** Weaknesses that experts reported and that change no number. */
export const reported = texts('documents.rating.reported', {
  title:
    '{count, plural, one {An expert reported an open weakness in addition to what this rating shows} other {Experts reported # open weaknesses in addition to what this rating shows}}',
  weakness: '{title}, {date}',
  further:
    '{count, plural, one {And # more; the portal shows all of them.} other {And # more; the portal shows all of them.}}',
  /** Follows the first one on the same line. */
  andMore: '{count, plural, one {, and # more} other {, and # more}}',
});

/** What would raise the rating. */
export const raises = texts('documents.rating.raises', {
  points: '+{points, number}',
  nextCheck: 'at the next check',
  littleByLittle: '{days, plural, one {gradually, within # day} other {gradually, within # days}}',
  nextCheckAndRest:
    '{days, plural, one {{points, number} at the next check, the rest within # day} other {{points, number} at the next check, the rest within # days}}',
  /** {places} are a few addresses with commas between them. */
  places: '{places} and {more, number} more',
  further:
    '{count, plural, one {# smaller step is not listed here; the portal shows all of them.} other {# smaller steps are not listed here; the portal shows all of them.}}',
});

/** How ratings went. */
export const trends = texts('documents.rating.trends', {
  first: 'This is the first rating. After the next check, you will see the trend here.',
  same: '{rating}, the same as on {date}.',
  above:
    '{points, plural, one {{rating}: # point above the rating on {date}.} other {{rating}: # points above the rating on {date}.}}',
  below:
    '{points, plural, one {{rating}: # point below the rating on {date}.} other {{rating}: # points below the rating on {date}.}}',
  rulesChanged: 'The rules changed on {date}; earlier ratings cannot be compared.',
});

/** The page of the snapshot. */
export const snapshot = texts('documents.rating.snapshot', {
  heading: 'Snapshot Report',
  riskVectors: 'Risk vectors',
  whatWouldRaise: 'What would raise the rating most',
});

export const snapshotAbout = texts('documents.rating.snapshotAbout', {
  title: 'Snapshot Report: {organization}',
  /** Programs show it as what the document is about. */
  description: 'The attack surface security rating of {organization} on {date}',
  checked: 'Attack surface of {website}, checked on {date}',
  foot: 'What we found from the outside on {hosts, plural, one {# host} other {# hosts}}: {good, plural, one {# finding is as it should be} other {# findings are as they should be}}, and {toFix, number} can be fixed. An outside check cannot see what happens inside your company, and a high rating is not a guarantee. The Detailed Report explains step by step what to do. Questions: {support}',
});
