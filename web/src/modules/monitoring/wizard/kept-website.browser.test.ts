import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wizardFrom } from './kept-website.ts';
import { NEW_WEBSITE } from './website-form.ts';

const website = { protocol: 'http://', webAppName: 'Blog', webAppUrl: 'blog.larkbakery.example', urlConfirmed: true };
const kept = { step: 2, website, isReachable: false, targetId: null, schedule: { recurrence: 'q' } };

test('the wizard comes back as it was', () => {
  expect(wizardFrom(kept)).toEqual(kept);
  expect(wizardFrom({ ...kept, targetId: 'created' })).toMatchObject({ step: 2, targetId: 'created' });
});

test('a step whose fields are missing is not come back to', () => {
  expect(wizardFrom({ ...kept, website: { ...website, urlConfirmed: false } }).step).toBe(1);
  expect(wizardFrom({ ...kept, targetId: 'created', website: { ...website, webAppUrl: 'no address' } })).toMatchObject({
    step: 0,
    targetId: null,
    website: { webAppName: 'Blog', webAppUrl: 'no address' },
  });
});

test('a pasted address with a protocol that cannot be scanned still asks for one', () => {
  expect(wizardFrom({ ...kept, website: { ...website, protocol: null } })).toMatchObject({
    step: 0,
    website: { protocol: null },
  });
});

test('anything else is an empty wizard', () => {
  for (const nothing of [null, undefined, 'text', { step: 9, website: 7 }]) {
    expect(wizardFrom(nothing)).toMatchObject({ step: 0, website: NEW_WEBSITE, targetId: null, isReachable: true });
  }
  fc.assert(fc.property(fc.jsonValue(), (value) => void wizardFrom(value)));
});
