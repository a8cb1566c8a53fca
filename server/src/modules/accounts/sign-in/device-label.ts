import Bowser from 'bowser';

/** What a browser calls itself, in words such as "Firefox on Windows". People tell their devices by it; it proves nothing. */
export function deviceLabel(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  const name = browser.name === undefined || browser.name === '' ? 'Unknown browser' : browser.name;
  return os.name === undefined || os.name === '' ? name : `${name} on ${os.name}`;
}
