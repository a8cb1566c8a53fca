import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { EXTRA_CHECK_TEXTS } from '../extra-checks/extra-check-texts.ts';
import { renderScansPage } from '../testing/render-scans-page.tsx';
import { mainSite } from '../testing/samples.ts';

type OptIns = CallOutput<'readOptIns'>['data'];

const fullPlan = {
  subscription: { probelyScanProfile: ['lightning', 'safe', 'full'] as ('lightning' | 'safe' | 'full')[] },
};
const person = { by: 'alex@larkbakery.example', at: '2026-11-21T12:00:00.000Z' };

/** Opens the dialog over a server that keeps what is switched. */
async function open(start: Partial<OptIns> = {}, handlers: FakeHandlers = {}) {
  let data: OptIns = {
    isAvailable: true,
    isProved: true,
    checks: [
      { checkId: 'A18', switchedOn: null },
      { checkId: 'A19', switchedOn: null },
    ],
    ...start,
  };
  const set = (checkId: string, switchedOn: typeof person | null) => {
    data = {
      ...data,
      checks: data.checks.map((check) => (check.checkId === checkId ? { ...check, switchedOn } : check)),
    };
    return { success: true as const, data };
  };
  const rendered = await renderScansPage({
    websites: [mainSite],
    person: fullPlan,
    handlers: {
      readOptIns: () => ({ success: true, data }),
      switchOptInOn: ({ checkId }) => set(checkId, person),
      switchOptInOff: ({ checkId }) => set(checkId, null),
      ...handlers,
    },
  });
  await rendered.screen.getByRole('button', { name: 'Actions' }).click();
  await rendered.screen.getByRole('menuitem', { name: 'Extra Checks' }).click();
  const check = (id: 'A18' | 'A19') => rendered.screen.getByRole('region', { name: say(EXTRA_CHECK_TEXTS[id].title) });
  // The label is what people press; the input itself is not to be seen.
  const press = (id: 'A18' | 'A19') => check(id).getByText(say(EXTRA_CHECK_TEXTS[id].title), { exact: true }).click();
  return { ...rendered, check, press };
}

test.each([1280, 390])('both say what may happen, and are off, at %i pixels', async (width) => {
  await page.viewport(width, 900);
  const { screen, check } = await open();
  for (const id of ['A18', 'A19'] as const) await expect.element(check(id).getByRole('switch')).not.toBeChecked();
  await expect
    .element(screen.getByText('Main website is currently scanned at the Safe level', { exact: false }))
    .toBeVisible();
  await expectAccessible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('one is on only after its words were agreed to, which are sent as they were shown', async () => {
  const { screen, check, press, server } = await open();
  const passwords = check('A18');
  await press('A18');
  const button = passwords.getByRole('button', { name: 'Turn on' });
  await expect.element(button).toBeDisabled();
  await passwords.getByText(say(EXTRA_CHECK_TEXTS.A18.terms)).click();
  await button.click();
  await expect.element(screen.getByText('Turned on by alex@larkbakery.example on Nov 21, 2026.')).toBeVisible();
  const terms = say(EXTRA_CHECK_TEXTS.A18.terms);
  expect(terms.length).toBeLessThanOrEqual(500);
  expect(say(EXTRA_CHECK_TEXTS.A19.terms).length).toBeLessThanOrEqual(500);
  await expect
    .poll(() => server.inputsOf('switchOptInOn'))
    .toEqual([{ targetId: mainSite.targetId, checkId: 'A18', consent: { accepted: true, text: terms } }]);
  await expect.element(check('A19').getByRole('switch')).not.toBeChecked();
});

test('it is left off when the agreement is not given, and off at once when it was on', async () => {
  const { check, press, server } = await open({
    checks: [
      { checkId: 'A18', switchedOn: null },
      { checkId: 'A19', switchedOn: person },
    ],
  });
  await press('A18');
  await check('A18').getByRole('button', { name: 'Leave off' }).click();
  await expect.element(check('A18').getByRole('switch')).not.toBeChecked();
  expect(server.inputsOf('switchOptInOn')).toEqual([]);
  await press('A19');
  await expect.element(check('A19').getByRole('switch')).not.toBeChecked();
  await expect.poll(() => server.inputsOf('switchOptInOff')).toEqual([{ targetId: mainSite.targetId, checkId: 'A19' }]);
});

test('without a proof nothing can be switched on, and the way to it is there', async () => {
  const { screen, check } = await open(
    { isProved: false },
    {
      readWebsiteProof: () => {
        throw new FakeFailure('NOT_FOUND');
      },
    },
  );
  await expect.element(check('A18').getByRole('switch')).toBeDisabled();
  await screen.getByRole('button', { name: 'Prove Ownership' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Prove Ownership' })).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(screen.getByRole('heading', { name: 'Extra Checks' })).toBeVisible();
});

test('a switch that fails says why, and stands as it was', async () => {
  const { screen, check, press } = await open(
    {},
    {
      switchOptInOn: () => {
        throw new FakeFailure('OPT_IN_NEEDS_PROOF');
      },
    },
  );
  await press('A18');
  await check('A18').getByText(say(EXTRA_CHECK_TEXTS.A18.terms)).click();
  await check('A18').getByRole('button', { name: 'Turn on' }).click();
  await expect.element(screen.getByText('First show that this website is yours', { exact: false })).toBeVisible();
  await expect.element(check('A18').getByRole('switch')).not.toBeChecked();
});
