import { expect, test } from 'vitest';
import { addressBeside, isSandboxLate } from './sandbox.ts';

test('an address beside another has a tag of its own, once', () => {
  expect(addressBeside('sam@firm.example', 'sandbox')).toBe('sam+sandbox@firm.example');
  expect(addressBeside('sam+news@firm.example', 'sandbox')).toBe('sam+sandbox@firm.example');
});

test('a sandbox is late ten minutes after it was asked for', () => {
  const askedAt = new Date('2026-11-28T09:00:00Z');
  expect(isSandboxLate(askedAt, new Date('2026-11-28T09:09:59Z'))).toBe(false);
  expect(isSandboxLate(askedAt, new Date('2026-11-28T09:10:00Z'))).toBe(true);
});
