import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failing } from '../../testing/error-catalogue.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { closeApp, type RenderedApp, renderApp } from '../../testing/render-app.tsx';
import { anIncident, aRaise, fakeRatings, noRating, rated, weekly } from './testing/fake-ratings.ts';

afterEach(async () => {
  await closeApp();
  await page.viewport(1280, 900);
});

const heading = ({ screen }: RenderedApp, name: string | RegExp) => screen.getByRole('heading', { name });

test('the overview: rating against industry, what to do next, and the vectors in their two columns', async () => {
  const app = await renderApp(
    '/attacksurface',
    fakeRatings({
      raises: [aRaise(), aRaise({ vector: 'spf', kind: 'no-text', isDoor: false, points: 2, fullAfterDays: 0 })],
      rating: rated({
        ceiling: { rating: 630, doors: [{ kind: 'port-remote-desktop', asset: 'mail.larkbakery.example:3389' }] },
        reported: [
          {
            title: 'The office is open',
            vectors: ['open_ports'],
            reportedOn: '2026-11-19',
            href: '/concierge/weaknesses/1',
          },
        ],
      }),
    }),
  );
  const { screen } = app;
  await expect.element(heading(app, 'Attack Surface Analytics')).toBeVisible();
  await expect.element(heading(app, 'Attack Surface Security Rating Overview')).toBeVisible();
  await expect.poll(() => document.title).toBe('Overview · Attack Surface · Cyber Safety');
  await expect
    .element(
      screen.getByRole('img', {
        name: /^Your rating is 680 on a scale from 250 to 900: Intermediate\. .* average is 684\.$/,
      }),
    )
    .toBeVisible();
  await expect.element(screen.getByText(/^Based on 46% of the model/)).toBeVisible();
  const steps = screen.getByRole('region', { name: 'What would raise your rating' }).getByRole('listitem');
  await expect
    .element(steps.first())
    .toHaveTextContent(
      '1Remote desktop is open to the internetmail.larkbakery.example:3389 · whoever keeps your network · 1 hourHow to fix it: Remote desktop is open to the internetSend to my IT providerOpen+32 pointsthen 71020 at the next check, the rest within 60 days',
    );
  await expect.element(screen.getByText('One open door caps your rating at 630.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'The office is open' })).toBeVisible();
  await expect
    .element(screen.getByText('Remote desktop is open to the internet: mail.larkbakery.example:3389'))
    .toBeVisible();
  // A kind that has no text is told by its vector.
  await expect.element(steps.nth(1).getByText('SPF Domains')).toBeVisible();
  const lists = screen.getByRole('region', { name: 'Risk vectors' });
  const names = lists
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Compromised Systems', 'User Behavior', 'Public Disclosures', 'Diligence']);
  expect(lists.getByRole('listitem').elements()).toHaveLength(22);
  await expect.element(screen.getByText('* Beta: does not currently affect Security Ratings')).toBeVisible();
  await expect.element(screen.getByText('** Informational: will never affect Security Ratings')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Get Your Snapshot' })).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
});

test('without an address: blurred 490 against 790, and nobody is looked at', async () => {
  const app = await renderApp('/attacksurface', fakeRatings({ rating: noRating(), companyUrl: '' }));
  const { screen, server } = app;
  await expect.element(screen.getByRole('button', { name: 'Get Your Free Snapshot' })).toBeVisible();
  const blurred = [...document.querySelectorAll('[inert]')].map(({ textContent }) => textContent).join(' ');
  expect(blurred).toContain('490');
  expect(blurred).toContain('790');
  expect(server.inputsOf('fastRatings')).toEqual([]);
  await expectAccessible();
  await screen.getByRole('tab', { name: 'Individual Analysis' }).click();
  await expect.element(heading(app, 'See your own analysis')).toBeVisible();
  expect(document.getElementById('spf')?.closest('[inert]')).not.toBeNull();
  await expect.element(screen.getByRole('complementary', { name: 'Rating Details for Lark Bakery' })).toBeVisible();
  await expectAccessible();
});

test('a firm with an address and no rating is looked at, once, and its rating appears when it is there', async () => {
  let state = noRating();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { screen, server } = await renderApp('/attacksurface', {
    ...fakeRatings(),
    rating: () => ({ success: true, data: state }),
    fastRatings: async () => {
      await promise;
      state = rated();
      return { success: true, data: noRating({ state: 'measuring' }), error: null, pdf: null };
    },
  });
  await expect.element(screen.getByText('Loading Rating.')).toBeVisible();
  resolve();
  // The page asks again while the look goes on.
  await expect.element(screen.getByText('You: 680')).toBeVisible();
  await expect.poll(() => server.inputsOf('fastRatings')).toEqual([{ url: 'larkbakery.example' }]);
});

test('a failed rating shows an error view, which tries again', async () => {
  const failed = noRating({ state: 'failed', failure: 'NOTHING_ANSWERED' });
  // Answered once both presses are made: a press after the answer is another try.
  const pressed = Promise.withResolvers<void>();
  const app = await renderApp('/attacksurface', {
    ...fakeRatings({ rating: failed }),
    fastRatings: async () => {
      await pressed.promise;
      return { success: true, data: failed, error: 'No events were found for the provided URL', pdf: null };
    },
  });
  await expect.element(heading(app, 'Your rating could not be calculated')).toBeVisible();
  await expectAccessible();
  await app.screen.getByRole('button', { name: 'Try again' }).dblClick();
  pressed.resolve();
  await expect.element(app.screen.getByText('Invalid URL', { exact: true })).toBeVisible();
  expect(app.server.inputsOf('fastRatings')).toHaveLength(1);
  await app.screen.getByRole('button', { name: 'Change the address' }).click();
  await expect.element(app.screen.getByRole('dialog', { name: "We don't know you" })).toBeVisible();
});

test('a state that cannot be read shows an error view', async () => {
  const app = await renderApp('/attacksurface/details', { ...fakeRatings(), rating: failing('UNEXPECTED') });
  await expect.element(heading(app, 'Your rating could not be loaded')).toBeVisible();
  app.server.use(fakeRatings());
  await app.screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(heading(app, 'What the number means')).toBeVisible();
});

test('a look that gave nothing leaves the rating that was there, and says so', async () => {
  const app = await renderApp('/attacksurface', fakeRatings({ rating: rated({ failure: 'NOTHING_ANSWERED' }) }));
  await expect.element(app.screen.getByText('You: 680')).toBeVisible();
  await expect.element(app.screen.getByText('The last outside check produced no result.')).toBeVisible();
  await app.screen.getByRole('button', { name: 'Change the address' }).click();
  await expect.element(app.screen.getByRole('dialog', { name: "We don't know you" })).toBeVisible();
});

test('too little for a rating: no number, and why', async () => {
  const rating = rated({ state: 'not-enough-data', coverage: 0.11 });
  const { screen } = await renderApp('/attacksurface', fakeRatings({ rating }));
  await expect.element(screen.getByText(/^Only 11% of the model could be measured/)).toBeVisible();
  expect(screen.getByText('What would raise your rating').elements()).toEqual([]);
  expect(screen.getByText('You: 680').elements()).toEqual([]);
});

test('the analysis: each vector with its grade, what was found and what to do; the panel leads there', async () => {
  const { screen, path } = await renderApp('/attacksurface/details', fakeRatings());
  const dkim = screen.getByRole('region', { name: 'DKIM Records' });
  await expect.element(dkim.getByText('Not measured. None of the usual keys was found.')).toBeVisible();
  await expect.element(dkim.getByText('Grade N/A')).toBeVisible();
  const ports = screen.getByRole('region', { name: 'Open Ports' });
  await expect.element(ports.getByText('12% of the rating model')).toBeVisible();
  // What is not known to be wrong is folded, and stands below what is.
  await expect.element(dkim.getByText('What DKIM Records looks at.')).not.toBeVisible();
  const order = screen.getByRole('main').getByRole('heading', { level: 3 }).elements();
  const place = (name: string) => order.findIndex(({ textContent }) => textContent?.startsWith(name) === true);
  expect(place('Open Ports')).toBeLessThan(place('DKIM Records'));
  const panel = screen.getByRole('complementary', { name: 'Rating Details for Lark Bakery' });
  await expect.element(panel.getByText('680')).toBeVisible();
  await panel.getByRole('link', { name: 'Open Ports' }).click();
  await expect.poll(() => path()).toBe('/attacksurface/details#open_ports');
  await expect.element(ports.getByRole('heading', { name: 'Open Ports' })).toHaveFocus();
  await expect.element(panel.getByRole('link', { name: 'Open Ports' })).toHaveAttribute('aria-current', 'location');
  // Who comes for a vector sees what it is and what was found.
  await expect.element(ports.getByText('What Open Ports looks at.')).toBeVisible();
  await expect.element(ports.getByText('TCP connection to port 3389 was accepted')).toBeVisible();
  await expect.element(ports.getByText('First seen Nov 6, 2026, last seen Nov 20, 2026')).toBeVisible();
  await ports.getByText('How to fix it').click();
  await expect.element(ports.getByText('Close port 3389 on the router.')).toBeVisible();
  await ports.getByRole('radio', { name: 'Gone' }).click();
  await expect.element(ports.getByText(/^Nothing yet\. Anything you fix/)).toBeVisible();
  await screen.getByText(/^Show the (host|\d hosts)$/).click();
  await expect.element(screen.getByRole('cell', { name: 'no public address' })).toBeVisible();
  await expectAccessible();
});

test('what was not measured is one line, which opens for who comes for one of its vectors', async () => {
  const { screen } = await renderApp('/attacksurface/details', fakeRatings());
  const botnets = screen.getByRole('region', { name: 'Botnet Infections' });
  await expect.element(screen.getByText(/\d+ without a grade:/)).toBeVisible();
  await expect.element(botnets).not.toBeInTheDocument();
  const panel = screen.getByRole('complementary', { name: 'Rating Details for Lark Bakery' });
  await panel.getByRole('link', { name: 'Botnet Infections' }).click();
  await expect.element(botnets.getByText(/^Not measured\./)).toBeVisible();
  await expect.element(botnets.getByRole('heading', { name: 'Botnet Infections' })).toHaveFocus();
});

test('below 1100 px the panel is a drawer, which closes when one has chosen', async () => {
  await page.viewport(1000, 800);
  const { screen, path } = await renderApp('/attacksurface/details', fakeRatings());
  await screen.getByRole('button', { name: 'All vectors' }).click();
  const drawer = screen.getByRole('dialog', { name: 'Rating Details for Lark Bakery' });
  await expect.element(drawer).toBeVisible();
  await expectAccessible();
  await drawer.getByRole('link', { name: 'SPF Domains' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.poll(() => path()).toBe('/attacksurface/details#spf');
});

test('an incident is noted and taken back, and the rating is read anew', async () => {
  const { screen, server } = await renderApp('/attacksurface/details#data_breaches', {
    ...fakeRatings({ incidents: [anIncident()] }),
    addIncident: () => ({ success: true, data: anIncident() }),
    removeIncident: () => ({ success: true }),
  });
  const incidents = screen.getByRole('region', { name: 'Security Incidents' });
  await expect
    .element(
      incidents.getByText(
        'Oct 1, 2026, reported by Dana Reyes. Counts for 75% today, and not at all after Sep 30, 2028.',
      ),
    )
    .toBeVisible();
  await incidents.getByRole('button', { name: 'Record an incident' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Record an incident' });
  await dialog.getByRole('button', { name: 'Record it' }).click();
  await expect.element(dialog.getByText('Please choose a date.')).toBeVisible();
  await expect.element(dialog.getByText('Please say in a few words what happened.')).toBeVisible();
  expect(server.inputsOf('addIncident')).toEqual([]);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const reads = server.inputsOf('rating').length;
  await incidents.getByRole('button', { name: /^Remove/ }).click();
  await screen.getByRole('button', { name: 'Remove incident' }).click();
  await expect.element(screen.getByText('The incident was removed.')).toBeVisible();
  await expect.poll(() => server.inputsOf('rating').length).toBeGreaterThan(reads);
});

test('selectors are saved one by one; what is none of them is said at the field', async () => {
  const { screen, server } = await renderApp('/attacksurface/details#dkim', {
    ...fakeRatings(),
    saveSelectors: () => ({ success: true }),
  });
  const field = screen.getByLabelText('Selectors, separated by commas');
  const save = screen.getByRole('region', { name: 'DKIM Records' }).getByRole('button', { name: 'Save' });
  await field.fill('mail, not a_selector!');
  await save.click();
  await expect.element(screen.getByText('This is not a valid selector.')).toBeVisible();
  await expect.element(field).toHaveValue('mail, not a_selector!');
  await field.fill('mail 2026.example');
  await save.click();
  await expect.element(screen.getByText('Saved. The next outside check will include these keys.')).toBeVisible();
  await expect.poll(() => server.inputsOf('saveSelectors')).toEqual([{ dkimSelectors: ['mail', '2026.example'] }]);
});

test('a look is asked for again, and what was read of the last one with it', async () => {
  let state = rated();
  const { screen, server } = await renderApp('/attacksurface', {
    ...fakeRatings(),
    rating: () => ({ success: true, data: state }),
    measureAgain: () => {
      state = rated({ measuredAt: '2026-11-22T18:00:00Z', ratings: weekly(710, 680) });
      return { success: true, data: rated({ state: 'measuring' }) };
    },
  });
  await screen.getByRole('button', { name: 'Check again' }).click();
  await expect.element(screen.getByText('We are checking your website again.')).toBeVisible();
  await expect.element(screen.getByText('You: 710')).toBeVisible();
  await expect.poll(() => server.inputsOf('ratingRaises')).toHaveLength(2);
});

test.each([
  ['/attacksurface/nowhere', '/404'],
  ['/attacksurface/reports/1', '/404'],
])('%s leads to %s', async (from, to) => {
  const { path } = await renderApp(from, fakeRatings());
  await expect.poll(path).toBe(to);
});

test('the introduction opens when asked for, and the method has a page of its own', async () => {
  const app = await renderApp(
    '/attacksurface',
    fakeRatings({ person: { portalData: { introViewed: { dashboard: true, monitoring: true } } } }),
  );
  const intro = app.screen.getByRole('dialog', { name: 'How your attack surface is rated' });
  await app.screen.getByRole('link', { name: 'view intro' }).click();
  await expect.element(intro).toBeVisible();
  await expectAccessible();
  await intro.getByRole('button', { name: 'Skip Intro' }).click();
  await app.router.navigate({ to: '/attacksurface/method' });
  await expect.element(heading(app, 'The formula')).toBeVisible();
  await expect
    .poll(() => app.server.inputsOf('updateCustomerPortalData'))
    .toEqual([{ introViewed: { ratings: true } }]);
});
