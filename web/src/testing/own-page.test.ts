import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IN_BROWSER, OWN_PAGE } from '../../vitest.config.ts';

const WEB = join(import.meta.dirname, '../..');
/** React Aria remembers that a tooltip was shown, so that the next one comes at once. */
const TOOLTIPS = 'src/ui/overlays/tooltip.test.tsx';

test('test files that share a page replace no module, and those with a page of their own do', () => {
  const replacing = globSync(IN_BROWSER, { cwd: WEB }).filter((path) =>
    /^vi\.mock\(/m.test(readFileSync(join(WEB, path), 'utf8')),
  );
  expect([...replacing, TOOLTIPS].toSorted()).toEqual(OWN_PAGE);
});
