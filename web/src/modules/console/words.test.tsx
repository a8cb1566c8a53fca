import { previewsOf } from '@portal/domain/texts/sample-values.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CallOutput } from '../../api/calls.ts';
import { DEFAULT_BRAND } from '../../portal/brand/brand.ts';
import { staff } from '../../testing/console-offers.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';

type Words = CallOutput<'listBrandWords'>['data'];
type Text = Words['texts'][number];

afterEach(closeApp);

const heading: Text = {
  textId: 'training.emails.welcome.heading',
  english: 'Welcome, {name}: {count, plural, one {# course} other {# courses}}',
  original: 'Welcome, {name}: {count, plural, one {# course} other {# courses}}',
  own: null,
  version: 0,
  values: ['count', 'name'],
  tags: [],
};
const changed: Text = {
  textId: 'calendar.page.title',
  english: 'Calendar',
  original: 'Calendar',
  own: { words: 'Diary', before: 'Your calendar', isShown: true },
  version: 3,
  values: [],
  tags: [],
};
const words = (texts: readonly Text[]): CallOutput<'listBrandWords'> => ({
  success: true,
  data: {
    total: texts.length,
    pageSize: 25,
    counts: { all: 4000, own: 1, changed: 1 },
    parts: ['calendar', 'training'],
    missing: [],
    texts: [...texts],
  },
});
const open = (handlers: FakeHandlers = {}) =>
  renderApp(
    '/console/words',
    staff({
      listBrands: () => ({
        success: true,
        data: {
          brands: [
            {
              brand: { ...DEFAULT_BRAND, brandId: 'default' },
              version: 0,
              isDefault: true,
              origin: 'http://localhost',
              organisations: 0,
              channels: 0,
            },
          ],
        },
      }),
      listBrandWords: () => words([heading, changed]),
      previewBrandWords: ({ words: typed }) => ({
        success: true,
        data: previewsOf(typed, { locale: 'en-US', timeZone: 'UTC', now: new Date() })?.slice() ?? null,
      }),
      ...handlers,
    }),
  );

test.each([1280, 390])('the texts, the own words, and what changed beneath them, at %i pixels', async (width) => {
  await page.viewport(width, 900);
  const { screen } = await open();
  await expect.element(screen.getByRole('rowheader', { name: 'Diary' })).toBeVisible();
  await expect.element(screen.getByText('Original has changed', { exact: true }).last()).toBeVisible();
  await expectAccessible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('words are written with a preview, and sent with what they replace', async () => {
  const { screen, server } = await open({ saveBrandWords: () => ({ success: true }) });
  await screen.getByRole('button', { name: 'Edit training.emails.welcome.heading' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Say it in your own words' });
  await expect.element(dialog.getByText('Welcome, «name»: 1 course', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('Welcome, «name»: 5 courses', { exact: true })).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('textbox', { name: 'Your words' }).fill('Hello {name');
  await expect.element(dialog.getByText('A preview isn’t available yet', { exact: false })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your words' }).fill('Hello {name}');
  await expect.element(dialog.getByText('Hello «name»', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => server.inputsOf('saveBrandWords'))
    .toEqual([{ brandId: 'default', language: 'en', textId: heading.textId, words: 'Hello {name}', version: 0 }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('what the server refuses stands at the field, and the words are still there', async () => {
  const { screen } = await open({
    saveBrandWords: () => {
      throw new FakeFailure('WORDS_UNKNOWN_NAME', 'words', { names: '{who}' });
    },
  });
  await screen.getByRole('button', { name: 'Edit training.emails.welcome.heading' }).click();
  const field = screen.getByRole('textbox', { name: 'Your words' });
  await field.fill('Hello {who}');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(field).toHaveAccessibleDescription(/Your version contains .+, which is not in the original/);
  await expect.element(field).toHaveValue('Hello {who}');
});

test('words that still fit a changed original are kept by saving them as they are', async () => {
  const { screen, server } = await open({
    saveBrandWords: () => ({ success: true }),
    dropBrandWords: () => ({ success: true }),
  });
  await screen.getByRole('button', { name: 'Edit calendar.page.title' }).click();
  await expect.element(screen.getByText('Your calendar', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Keep my words' }).click();
  await expect.poll(() => server.inputsOf('saveBrandWords')).toMatchObject([{ words: 'Diary', version: 3 }]);
  await screen.getByRole('button', { name: 'More for calendar.page.title' }).click();
  await screen.getByRole('menuitem', { name: 'Use the original' }).click();
  await expect.poll(() => server.inputsOf('dropBrandWords')).toMatchObject([{ textId: changed.textId, version: 3 }]);
});

test('staff is told what readers of a language still get in English', async () => {
  const missing = [{ name: 'Security Policies: policies', total: 23, translated: 0 }];
  const all = words([heading]);
  const { screen } = await open({ listBrandWords: () => ({ ...all, data: { ...all.data, missing } }) });
  await expect.element(screen.getByText('Not everything is available in English')).toBeVisible();
  await expect.element(screen.getByText('Security Policies: policies: 0 of 23')).toBeVisible();
});
