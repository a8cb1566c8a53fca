import { texts } from '@portal/domain/texts/texts.ts';

/** What a message in a chat, or an email, says of what happened. Names of people never come in. */
export const happened = texts('developers.happened', {
  'finding.opened': '{count, plural, one {# finding is new or got worse} other {# findings are new or got worse}}',
  'finding.fixed': '{count, plural, one {# finding fixed} other {# findings fixed}}',
  'scan.ended': '{count, plural, one {# scan ended} other {# scans ended}}',
  'weakness.published': '{count, plural, one {Experts reported # weakness} other {Experts reported # weaknesses}}',
  'course.completed': '{count, plural, one {# course completed} other {# courses completed}}',
  'policy.approved': '{count, plural, one {# policy approved} other {# policies approved}}',
  'score.dropped': 'The score dropped',
  finding: '{severity}: {title} ({website})',
  findingWorse: '{severity}, worse than before: {title} ({website})',
  scan: '{website}: {highs, number} high, {mediums, number} medium, {lows, number} low',
  scanFailed: '{website}: the scan could not be completed',
  weakness: '{severity}: read it in the portal',
  course: '“{name}”',
  policy: '{name}, version {version, number}',
  score: 'From {before, number} to {score, number}',
  /** One line that stands for several of the same. */
  times: '{text} (× {count, number})',
  more: 'and {count, number} more',
  open: 'Open {portal}',
  testTitle: 'This is a test',
  test: 'Messages from {portal} will arrive here.',
});

export const severities = texts('developers.severities', { high: 'High', medium: 'Medium', low: 'Low' });
