import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OutsideService, startOutsideService } from '../../testing/outside-service.ts';
import { createHeapAnalytics } from './heap-analytics.ts';

const EVENT = {
  name: 'Viewed Onboard Form',
  at: new Date('2026-11-21T12:00:00Z'),
  stranger: '0198a6f0-0000-7000-8000-0000000000aa',
  brandId: 'default',
} as const;

const state = { status: 200 };
/** Our own stand-in for Heap's documented track API: it knows one environment. */
let heap: OutsideService;
beforeAll(async () => {
  heap = await startOutsideService(({ path, body }) => {
    if (path !== '/api/track') return { status: 404 };
    if (JSON.parse(body).app_id !== '77') return { status: 400 };
    return { status: state.status };
  });
});
afterAll(() => heap.stop());

test('an event arrives under a stranger’s name, with nothing else of the person', async () => {
  expect(await createHeapAnalytics({ appId: '77', endpoint: heap.endpoint }).track(EVENT)).toBeNull();
  expect(JSON.parse(heap.seen.at(-1)?.body ?? '')).toEqual({
    app_id: '77',
    identity: EVENT.stranger,
    event: 'Viewed Onboard Form',
    timestamp: '2026-11-21T12:00:00.000Z',
    properties: { brand: 'default' },
  });
});

test('an unknown environment refuses for good; a service that is busy is asked again', async () => {
  expect(await createHeapAnalytics({ appId: '78', endpoint: heap.endpoint }).track(EVENT)).toBe('Heap answered 400');
  state.status = 503;
  await expect(createHeapAnalytics({ appId: '77', endpoint: heap.endpoint }).track(EVENT)).rejects.toThrow(/503/);
});
