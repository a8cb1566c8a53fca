import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { closeApp, type RenderedApp, renderApp } from '../../../testing/render-app.tsx';
import { countriesOfFirm, signedIn } from '../../../testing/signed-in.ts';
import type { CountriesView } from './country-choice.ts';

afterEach(closeApp);

type Chosen = CountriesView['chosen'];

/** A portal that keeps what is saved. */
function member(start: Chosen = [], handlers: FakeHandlers = {}): FakeHandlers {
  let chosen: Chosen = start;
  return {
    ...signedIn(),
    getCountries: () => ({ success: true, data: { ...countriesOfFirm, chosen } }),
    saveCountries: ({ countries }) => {
      chosen = countries.map(({ code, state }) => ({ code, state: state ?? null }));
      return { success: true };
    },
    ...handlers,
  };
}

const open = (handlers: FakeHandlers) => renderApp('/settings/organization', handlers);
const save = (app: RenderedApp) => app.screen.getByRole('button', { name: 'Save countries' });

async function chooseMain(app: RenderedApp, name: string) {
  await app.screen.getByRole('button', { name: /Main country/ }).click();
  await app.screen.getByRole('option', { name }).click();
}

test('a firm says where it works: a main country, others, and a state of the US', async () => {
  const app = await open(member());
  const guess = app.screen.getByText('You have not told us yet. Until you do, we assume this country: United States.');
  await expect.element(guess).toBeVisible();
  await expect.element(save(app)).toBeDisabled();
  await chooseMain(app, 'United States');
  await app.screen.getByRole('combobox', { name: 'U.S. state (optional)' }).fill('Oregon');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await app.screen.getByRole('group').getByText('Germany').click();
  await expectAccessible();
  await save(app).click();
  await expect.element(app.screen.getByText('Details successfully updated.')).toBeVisible();
  await expect
    .poll(() => app.server.inputsOf('saveCountries'))
    .toEqual([
      {
        countries: [
          { code: 'us', state: 'OR' },
          { code: 'de', state: null },
        ],
        before: [],
      },
    ]);
  await expect.element(guess).not.toBeInTheDocument();
});

test('a country that becomes the main one is no longer among the others, and a state goes with the US', async () => {
  const app = await open(
    member([
      { code: 'us', state: 'CA' },
      { code: 'de', state: null },
    ]),
  );
  await expect.element(app.screen.getByRole('checkbox', { name: 'Germany' })).toBeChecked();
  await chooseMain(app, 'Germany');
  await expect.element(app.screen.getByRole('checkbox', { name: 'Germany' })).not.toBeInTheDocument();
  await expect.element(app.screen.getByRole('checkbox', { name: 'United States' })).not.toBeChecked();
  await expect.element(app.screen.getByRole('combobox', { name: 'U.S. state (optional)' })).not.toBeInTheDocument();
  await save(app).click();
  await expect
    .poll(() => app.server.inputsOf('saveCountries').at(-1))
    .toMatchObject({ countries: [{ code: 'de', state: null }] });
});

test('what a colleague saved meanwhile is shown before it is overwritten', async () => {
  let stored: Chosen = [];
  const app = await open(
    member([], {
      getCountries: () => ({ success: true, data: { ...countriesOfFirm, chosen: stored } }),
      saveCountries: ({ before }) => {
        if (before?.length !== stored.length) throw new FakeFailure('CHANGED_ELSEWHERE');
        return { success: true };
      },
    }),
  );
  await chooseMain(app, 'Germany');
  stored = [{ code: 'gb', state: null }];
  await save(app).click();
  const notice = app.screen.getByRole('alert').filter({ hasText: 'Someone else changed these details' });
  await expect.element(notice.getByText('Main country: United Kingdom')).toBeVisible();
  await app.screen.getByRole('button', { name: 'Undo these changes' }).click();
  await expect.element(app.screen.getByRole('button', { name: /Main country/ })).toHaveTextContent('United Kingdom');
});

test('a failure is said, and the choice stays', async () => {
  const saveCountries = () => {
    throw new FakeFailure('UNEXPECTED');
  };
  const app = await open(member([], { saveCountries }));
  await chooseMain(app, 'Germany');
  await save(app).click();
  await expect.element(app.screen.getByText('Details could not be updated.')).toBeVisible();
  await expect.element(app.screen.getByRole('button', { name: /Main country/ })).toHaveTextContent('Germany');
  await expect.element(save(app)).toBeEnabled();
});
