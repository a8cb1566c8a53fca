import { expect, test } from 'vitest';
import { PHISHING_SETTINGS } from './phishing-settings.ts';

const { PHISHING_SENDING_IPS: sendingIps } = PHISHING_SETTINGS;

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['192.0.2.1, 2001:db8::/32 ,mail.example.com', ['192.0.2.1', '2001:db8::/32', 'mail.example.com']],
])('%s is where mail is sent from', (text, places) => {
  expect(sendingIps.parse(text)).toEqual(places);
});

test.each(['', '192.0.2.1,', '192.0.2.0/33', '2001:db8::/129', '192.0.2.1/8/8', 'not a host', 'mail.example.com/24'])(
  '“%s” is not',
  (text) => {
    expect(sendingIps.safeParse(text).success).toBe(false);
  },
);
