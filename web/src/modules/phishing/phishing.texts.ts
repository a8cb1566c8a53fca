import { texts } from '@portal/domain/texts/texts.ts';

/** The module’s pages by name. */
export const places = texts('phishing.places', {
  phishing: 'Phishing simulations',
  newCampaign: 'New phishing campaign',
  templates: 'Practice emails',
  allowList: 'Let practice emails through',
  settings: 'Settings for phishing simulations',
});

/** Said on several of the module’s pages. */
export const everywhere = texts('phishing.everywhere', {
  back: 'Phishing simulations',
  what: 'Phishing simulations',
  loading: 'Loading phishing simulations',
  copy: 'Copy',
  copyWhat: 'Copy: {what}',
  copied: 'Copied.',
  cancel: 'Cancel',
  tryAgain: 'This did not work. Please try again.',
  none: 'None yet',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  days: '{count, plural, one {# day} other {# days}}',
});

/** Figures of mails that were sent. */
export const figureWords = texts('phishing.figures', {
  reportRate: 'Report rate',
  clickRate: 'Click rate',
});

/** How a campaign stands, in a word. */
export const campaignStates = texts('phishing.campaignStates', {
  planned: 'Planned',
  running: 'Running',
  ended: 'Ended',
  stopped: 'Stopped',
});

/** Files with results. */
export const results = texts('phishing.resultFiles', {
  report: 'Report (PDF)',
  csv: 'Statistics (CSV)',
});
