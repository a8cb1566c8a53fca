import { expect, test } from 'vitest';
import { isProjectOf } from './ticket-desks.ts';

test.each([
  ['github', 'acme/it-desk', true],
  ['github', 'acme', false],
  ['github', 'acme/..', false],
  ['github', 'acme/it/../../user', false],
  ['github', 'acme/it?x=1', false],
  ['jira', 'SEC', true],
  ['jira', 'sec', false],
  ['jira', 'SEC/../..', false],
  ['mail', '', true],
  ['mail', 'SEC', false],
] as const)('%s has projects called “%s”: %s', (kind, project, is) => {
  expect(isProjectOf(kind, project)).toBe(is);
});
