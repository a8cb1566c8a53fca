import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { fakePolicies, policyOf } from './testing/fake-policies.ts';
import { openPolicies } from './testing/open-policy.ts';

const path = '/securitypolicy/acceptable-use';
const GERMAN = { name: 'Nutzung der IT', language: 'de', saved: '2026-11-20T10:00:00.000Z' } as const;

test('a policy in another language than the page says so, text and name alike', async () => {
  const { screen } = await openPolicies(path, fakePolicies(policyOf(GERMAN)));
  const paper = screen.getByRole('article', { name: 'Nutzung der IT' });
  await expect.element(paper).toBeVisible();
  await expectAccessible();
  const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
  expect(langOf(paper.getByRole('heading', { name: 'Rules' }).element())).toBe('de');
  expect(langOf(paper.getByText('Nutzung der IT').element())).toBe('de');
  expect(langOf(screen.getByRole('heading', { level: 1 }).element())).toBe('de');
  expect(langOf(paper.getByText('Version', { exact: true }).element())).toBe('en-US');
});

test('a firm’s own policy may be in any language', async () => {
  const { screen } = await openPolicies(path, fakePolicies(policyOf({ ...GERMAN, custom: true })));
  const heading = screen.getByRole('article').getByRole('heading', { name: 'Rules' });
  await expect.element(heading).toBeVisible();
  expect(heading.element().closest('[lang]')?.getAttribute('lang')).toBe('en-US');
});

test('the text in the language of the firm’s policies is offered, beside a comparison', async () => {
  const english = policyOf({ saved: GERMAN.saved, libraryUpdate: { version: 5, language: 'de' } });
  const { screen } = await openPolicies(path, fakePolicies(english));
  await expect
    .element(screen.getByText('Your policies are now in German. This one is in another language.'))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Create the draft' })).toBeVisible();
  await screen.getByRole('button', { name: 'Create the draft' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Use the library’s new text?' })).toBeVisible();
});
