import { texts } from '../../texts/texts.ts';

/** How much of a website a scan tried. */
export const extent = texts('monitoring.scanExtent', {
  heading: 'How much of the website was tested',
  /** The three are named one below the other. */
  addresses: '{tried, number} of {found, plural, one {# address} other {# addresses}} tested',
  forms: '{tried, number} of {found, plural, one {# form} other {# forms}} tested',
  inputs: '{tried, number} of {found, plural, one {# input} other {# inputs}} tested',
  operations:
    '{tried, number} of {found, plural, one {# operation in your API description} other {# operations in your API description}} tested',
  inShort:
    'Tested: {addresses, number} of {allAddresses, plural, one {# address} other {# addresses}}, {forms, number} of {allForms, plural, one {# form} other {# forms}}, {inputs, number} of {allInputs, plural, one {# input} other {# inputs}}',
  /** How many were left for a reason. */
  left: '{count, number}: {reason}',
  isMore: 'The website has more than a scan can count, so the actual numbers are at least this high.',
});

/** Why something was found and not tried; each follows a number. */
export const leftReasons = texts('monitoring.scanExtent.left', {
  LEVEL: 'beyond the limits of this scan level',
  ALIKE: 'similar to others that were tested, or copies of them',
  OUTSIDE: 'part of another website',
  FILE: 'pictures, documents and other files',
  ROBOTS: 'closed to scanners by robots.txt',
  WARNED: 'the wording suggests that testing it would change something',
  SPARED: 'in forms that message people, create entries or take payments, which are submitted three times at most',
  SPENT: 'the form had already been submitted as often as we allow',
  MACHINE: 'values the website generates itself, such as tokens',
  KIND: 'checkboxes, files and registration passwords',
  PLATFORM: 'the website’s platform does not allow tests like this',
  SILENT: 'no response, or the request was refused',
  REQUESTS: 'the limit on requests was reached first',
  TIME: 'the time limit was reached first',
  STOPPED: 'the website stopped responding',
});
