import { expect, test } from 'vitest';
import { toldAddress } from './told-address.ts';

const ENTRA = 'https://login.microsoftonline.com/0b1e2c3d/v2.0';
const OTHER = 'https://accounts.directory.example';

test.each([
  ['as it is told', OTHER, { email: ' Ann@Firm.example' }, 'ann@firm.example'],
  [
    'not where the directory says that it is not proved',
    OTHER,
    { email: 'ann@firm.example', email_verified: false },
    null,
  ],
  ['not what is no address', OTHER, { email: 'ann' }, null],
  [
    'not what anybody may have written in Entra: the name to sign in with',
    ENTRA,
    { email: 'owner@firm.example', preferred_username: 'guest@elsewhere.example' },
    'guest@elsewhere.example',
  ],
  [
    'in Entra, where the domain’s owner was checked',
    ENTRA,
    { email: 'ann@firm.example', xms_edov: true },
    'ann@firm.example',
  ],
  ['in Entra, not where it was not', ENTRA, { email: 'owner@firm.example', xms_edov: false }, null],
])('V6.8.1 an address counts %s', (_title, issuer, claims, address) => {
  expect(toldAddress(issuer, claims)).toBe(address);
});
