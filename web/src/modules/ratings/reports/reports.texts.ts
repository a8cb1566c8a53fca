import { texts } from '@portal/domain/texts/texts.ts';

export const detailedReports = texts('ratings.reports.detailedReports', {
  what: 'Your detailed reports',
  requested: 'Requested',
  by: 'By',
  rating: 'Rating',
  keptUntil: 'Kept until',
  report: 'Report',
  openPdf: 'Open PDF<span> (opens in a new tab)</span>',
  beingMade: 'Being created',
  failedRequestItAgain: 'Failed; request it again',
});

export const reportCards = texts('ratings.reports.reportCards', {
  title: 'Snapshot Report',
  getYourSnapshot: 'Get Your Snapshot',
  getYourFreeSnapshot: 'Get Your Free Snapshot',
  aOnePageSummary:
    'A one-page summary: your rating, its band, the grades of all risk vectors, and the first things to fix. Saved right away as a PDF.',
  detailedReport: 'Detailed Report',
  getYourDetailedReport: 'Get Your Detailed Report',
  theFullReportThe:
    'The full report: the findings for each vector, worst first, with evidence and how to fix them, a comparison with your industry, the trend, and the method. You’ll get a link by email.',
});

export const sampleReport = texts('ratings.reports.sampleReport', {
  sampleReport: 'Sample report',
  what: 'The sample report',
  pageOf: 'Page {page} of {pages}',
});

export const sampleFrame = texts('ratings.reports.sampleFrame', {
  ofSnapshot: 'A sample of the Snapshot Report',
  ofDetailed: 'A sample of the Detailed Report',
  description: 'Sample data for a company that does not exist.',
  openPdf: 'Open PDF<span> (opens in a new tab)</span>',
  what: 'The sample report',
});

export const trendCard = texts('ratings.reports.trendCard', {
  title: 'Your attack surface trend',
  inWords: 'Your rating from {firstDay} to {lastDay}: {first} at first, {last} now',
  dashedLinesIntermediateBegins:
    'Dashed lines: Intermediate begins at 640, Advanced at 740; 850 is the top of this chart.',
  theRulesOfThe:
    'The rating rules changed on {day}, as the dashed vertical line shows. Ratings from before then cannot be compared with later ones.',
  showAsATable: 'Show as a table',
  yourRatings: 'Your ratings',
  sampleSecurityTrend: 'Sample security trend',
  noDataAvailablePlease: 'No data available. Please enter information about your company to see your security trend.',
  aMadeUpTrend: 'A sample trend: a rating that climbs from 560 to 760 in half a year',
  firstRating: '{rating} is your first rating. After the next check, you will see the trend here.',
  sameAs: '{rating}, the same as on {day}.',
  below: '{rating}: {points, plural, one {# point} other {# points}} below your rating on {day}.',
  above: '{rating}: {points, plural, one {# point} other {# points}} above your rating on {day}.',
  day: 'Day',
  rating: 'Rating',
});

export const reportsTab = texts('ratings.reports.reportsTab', {
  customersInsurersAndBanks:
    'Customers, insurers and banks ask how well you handle security. These reports give them a number they can compare, along with what is behind it and what you will do next. They also show the people who manage your systems what to fix.',
});
