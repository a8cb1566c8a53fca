import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyAside } from './lazy-aside.ts';

test('a part that cannot be fetched leaves the page as it is, and comes when it can', async () => {
  let asked = 0;
  const Part = lazyAside(async () => {
    asked += 1;
    if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>The part</p> };
  });
  const screen = await render(
    <>
      <input aria-label="Name" defaultValue="Lark & Sons" />
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  await expect.element(screen.getByRole('textbox')).toHaveValue('Lark & Sons');
  await expect.element(screen.getByText('The part')).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toHaveValue('Lark & Sons');
});
