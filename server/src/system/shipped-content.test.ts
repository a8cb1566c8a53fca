import { expect, test } from 'vitest';
import { MODULES } from '../modules.ts';
import { packContent, unpackContent } from './shipped-content.ts';

const ALL = MODULES.flatMap(({ content }) => content ?? []);

test.each(ALL.map((content) => [content.contentName, content] as const))(
  '%s is in the built server what its sources say',
  (_name, content) => {
    expect(unpackContent(packContent(content))).toEqual(content());
  },
);

test('no two modules use one name', () => {
  const names = ALL.map(({ contentName }) => contentName);
  expect(new Set(names).size).toBe(names.length);
});

test('it is read once', () => {
  for (const content of ALL) expect(content()).toBe(content());
});
