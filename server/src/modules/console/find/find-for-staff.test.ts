import { findForStaff } from '@portal/contract/console/find.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signInNewMember, signInNewStaff } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

let portal: TestPortal;
let support: Person;
beforeAll(async () => {
  portal = await startTestPortal();
  support = await signInNewStaff(portal, 'support');
});
afterAll(() => portal.stop());

const find = async (search: string) => (await support.browser.call(findForStaff, { search })).body.data.hits;

test('support finds a customer by a part of its name, without case or accents, with its page and plan', async () => {
  const { orgId } = await signInNewMember(portal, 'Café Lärche');
  const hit = { kind: 'customer', path: `/console/organizations/${orgId}`, title: 'Café Lärche' };
  for (const search of ['LARCHE', 'lärche', 'cafe l'])
    expect(await find(search)).toEqual([{ ...hit, detail: expect.stringMatching(/\w/) }]);
});

test('of many customers there are five, those that begin with it first', async () => {
  for (const name of ['A Quill', 'B Quill', 'C Quill', 'D Quill', 'E Quill', 'Quill Ltd'])
    await signInNewMember(portal, name);
  expect((await find('quill')).map(({ title }) => title)).toEqual([
    'Quill Ltd',
    'A Quill',
    'B Quill',
    'C Quill',
    'D Quill',
  ]);
});

test('brands and plans are found by name', async () => {
  const { brands } = portal.portal.services;
  expect(await find(brands.default.brandNameLong)).toContainEqual({
    kind: 'brand',
    path: '/console/brands',
    title: brands.default.brandNameLong,
    detail: brands.default.webDomain,
  });
  expect(await find('premium')).toEqual([
    { kind: 'plan', path: '/console/plans', title: 'Premium', detail: 'premium' },
  ]);
});

test.each(['%%', '__', '%_', '\u0301\u0301'])('%s is no wildcard', async (search) => {
  expect(await find(search)).toEqual([]);
});

test('for members there is no such call, and visitors are refused', async () => {
  const member = await signInNewMember(portal);
  expect((await member.browser.call(findForStaff, { search: 'quill' })).status).toBe(404);
  expect((await portal.browser().call(findForStaff, { search: 'quill' })).status).toBe(401);
});
