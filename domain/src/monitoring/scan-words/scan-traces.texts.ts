import { texts } from '../../texts/texts.ts';

/** What a scan left at a website, or changed there. */
export const scanTraces = texts('monitoring.scanTraces', {
  entries:
    '{count, plural, one {This scan left at most one entry in the website’s forms.} other {This scan left at most # entries in the website’s forms.}}',
  turnUndone:
    'The link {address} changed how the website responds to everyone. We followed it again, and the home page responded as before.',
  turnLeft:
    'The link {address} changed how the website responds to everyone, and we could not undo it. Please check the website.',
  switchesLeft:
    '{count, plural, one {One link that looks like a toggle was not followed.} other {# links that look like toggles were not followed.}}',
  startChanged:
    'After the scan, the home page responded differently than it did before. Please check whether the website still works.',
});
