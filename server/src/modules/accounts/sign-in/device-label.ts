import type { Say } from '@portal/domain/texts/say.ts';
import Bowser from 'bowser';
import { device } from './device.texts.ts';

/** What a browser calls itself, in words such as "Firefox on Windows". People tell their devices by it; it proves nothing. */
export function deviceLabel(userAgent: string, say: Say): string {
  if (userAgent === '') return say(device.unknown);
  const { browser, os } = Bowser.parse(userAgent);
  const name = browser.name === undefined || browser.name === '' ? say(device.unknownBrowser) : browser.name;
  return os.name === undefined || os.name === '' ? name : say(device.onSystem, { browser: name, system: os.name });
}
