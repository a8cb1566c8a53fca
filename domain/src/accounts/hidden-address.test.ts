import { expect, test } from 'vitest';
import { hiddenAddress } from './hidden-address.ts';

test.each([
  ['dana@firm.example', 'd***@f***.example'],
  ['x@mail.firm.co.uk', 'x***@m***.uk'],
])('%s is shown as %s', (email, shown) => {
  expect(hiddenAddress(email)).toBe(shown);
});
