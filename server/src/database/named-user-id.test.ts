import { expect, it } from 'vitest';
import { namedUserId, namedUserIdIn } from './named-user-id.ts';

const MINIMAL = `root:x:0:0:root:/root:/bin/bash
daemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin
_apt:x:42:65534::/nonexistent:/usr/sbin/nologin
nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin
`;

it('is an id that a minimal machine without ordinary users has a name for', () => {
  expect(namedUserIdIn(MINIMAL)).toBe(1);
});

it('is never root, also where lines cannot be read', () => {
  expect(namedUserIdIn('root:x:0:0::/root:/bin/sh\n\n+::::::\nbroken')).toBe(65_534);
});

it('is there on this machine', () => {
  expect(namedUserId()).toBeGreaterThan(0);
});
