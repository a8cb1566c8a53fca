import { expect, test } from 'vitest';
import { actionToHandOver } from './action-to-hand-over.ts';

const handed = (key: string, href: string) => actionToHandOver({ key, href, title: 'Do it' });

test.each([
  ['monitoring.highs:Shop', '/webappscan/Shop/findings/0b7d-1', { kind: 'finding', ref: '0b7d-1' }],
  ['concierge.weaknesses', '/concierge/weaknesses/0b7d-2', { kind: 'weakness', ref: '0b7d-2' }],
  ['ratings.door:port-rdp', '/attacksurface/details#open_ports', { kind: 'raise', ref: 'open_ports/port-rdp' }],
  ['maturity.plan:backup.2.1', '/cybermaturity/report#plan', { kind: 'plan-step', ref: 'backup/2/1' }],
])('%s is one point', (key, href, point) => {
  expect(handed(key, href)).toEqual({ label: 'Do it', points: [point] });
});

test('several risks of a website are a list of it', () => {
  expect(handed('monitoring.highs:Shop & Café', '/webappscan/Shop%20%26%20Caf%C3%A9/findings?severity=high')).toEqual({
    label: 'Do it',
    points: [],
    findings: { websiteName: 'Shop & Café', severity: 'high' },
  });
});

test.each([
  ['plans.trial-ends', '/plan'],
  ['policies.first', '/securitypolicy'],
  ['maturity.start', '/cybermaturity/assessment/start'],
  ['concierge.weaknesses', '/concierge/weaknesses'],
])('%s is for the firm alone', (key, href) => {
  expect(handed(key, href)).toBeNull();
});
