import { texts } from '@portal/domain/texts/texts.ts';

/** What a browser calls itself. */
export const device = texts('accounts.device', {
  unknown: 'Unknown device',
  unknownBrowser: 'Unknown browser',
  onSystem: '{browser} on {system}',
});
