import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DEFAULT_BRAND } from '../../portal/brand/brand.ts';
import { carriedWebsite, dropCarriedWebsite } from '../../portal/carried-website.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { visitorSession } from '../../testing/samples.ts';
import { signedOut } from '../../testing/signed-in.ts';
import { solvedCaptcha } from '../../testing/solved-captcha.ts';
import type { CheckResult } from './check-types.ts';
import { sampleCheck } from './testing/sample-check.ts';

afterEach(async () => {
  dropCarriedWebsite();
  await closeApp();
});

const CHECK_ID = '0198a6f0-0000-4000-8000-0000000000aa';
const RESULT = `/check/result/${CHECK_ID}`;

function visitor(handlers: FakeHandlers = {}, offersCheck = true): FakeHandlers {
  return {
    ...signedOut(),
    ...solvedCaptcha,
    checkSession: () => ({ ...visitorSession(), brand: { ...DEFAULT_BRAND, offersCheck } }),
    startOutsideCheck: () => ({ success: true, data: { checkId: CHECK_ID } }),
    readOutsideCheck: () => ({ success: true, data: sampleCheck() }),
    ...handlers,
  };
}

test('one field and one button lead to the verdict, worst first, with what is not known', async () => {
  const app = await renderApp('/check/harbor-bank', visitor());
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible();
  await userEvent.fill(app.screen.getByLabelText('Your company’s domain'), 'harbor-bakery.com');
  await app.screen.getByRole('button', { name: 'Check it' }).click();
  await expect.poll(app.path).toBe(RESULT);
  await expect.element(app.screen.getByRole('heading', { level: 1, name: '1 thing needs fixing' })).toBeVisible();
  await expect
    .element(app.screen.getByText(/6 of 7 checks produced a result\. The others are not counted as good/))
    .toBeVisible();
  await expect.element(app.screen.getByText('Add one TXT record to your domain.')).toBeVisible();
  await expect.element(app.screen.getByText(/^Not measured\. Signed answers/)).toBeVisible();
  await expectAccessible();
  expect(app.server.inputsOf('startOutsideCheck')).toEqual([
    { domain: 'harbor-bakery.com', subscriptionId: 'harbor-bank' },
  ]);
});

test.each([
  ['127.0.0.1', /This is an IP address/],
  ['sam@harbor', /incomplete/],
  ['harbor bakery', /such as yourcompany\.com/],
])('%s is told at the field, and nothing is sent', async (typed, problem) => {
  const app = await renderApp('/check', visitor());
  await userEvent.fill(app.screen.getByLabelText('Your company’s domain'), typed);
  await app.screen.getByRole('button', { name: 'Check it' }).click();
  await expect.element(app.screen.getByText(problem)).toBeVisible();
  expect(app.server.inputsOf('startOutsideCheck')).toEqual([]);
});

test('what the server refuses stands at the field, too', async () => {
  const startOutsideCheck = () => {
    throw new FakeFailure('CHECK_MAIL_PROVIDER', 'domain');
  };
  const app = await renderApp('/check', visitor({ startOutsideCheck }));
  await userEvent.fill(app.screen.getByLabelText('Your company’s domain'), 'sam@gmail.com');
  await app.screen.getByRole('button', { name: 'Check it' }).click();
  await expect.element(app.screen.getByText(/belongs to an email provider/)).toBeVisible();
});

test('a name that nobody has is back in its field', async () => {
  const readOutsideCheck = () => ({ success: true as const, data: sampleCheck({ failure: 'NAME_UNKNOWN' }) });
  const app = await renderApp(RESULT, visitor({ readOutsideCheck }));
  await expect.element(app.screen.getByLabelText('Your company’s domain')).toHaveValue('harbor-bakery.com');
  await expect.element(app.screen.getByText(/This domain does not exist/)).toBeVisible();
});

test('parts appear as they come, also after a lost connection', async () => {
  let state: CheckResult | 'cut off' = sampleCheck({
    isDone: false,
    verdict: { tone: 'open', title: 'Checking from the outside', text: 'One moment.' },
    parts: [{ part: 'mail', title: 'Email in your name', isLooking: true, notMeasured: [], findings: [] }],
  });
  const readOutsideCheck = () => {
    if (state === 'cut off') throw new FakeFailure('UNAVAILABLE');
    return { success: true as const, data: state };
  };
  const app = await renderApp(RESULT, visitor({ readOutsideCheck }));
  await expect.element(app.screen.getByText('Checking…')).toBeVisible();
  await expect.element(app.screen.getByText('Keep this and see the rest')).not.toBeInTheDocument();
  state = 'cut off';
  await expect.element(app.screen.getByText(/The check is still running/)).toBeVisible();
  state = sampleCheck();
  await expect.element(app.screen.getByRole('heading', { level: 1, name: '1 thing needs fixing' })).toBeVisible();
  await expect.element(app.screen.getByText(/The check is still running/)).not.toBeInTheDocument();
});

test('keeping it carries the domain to sign-up with its subscription id', async () => {
  const isValidSubscriptionId = () => {
    throw new FakeFailure('UNAVAILABLE');
  };
  const readOutsideCheck = () => ({ success: true as const, data: sampleCheck({ subscriptionId: 'harbor-bank' }) });
  const app = await renderApp(RESULT, visitor({ readOutsideCheck, isValidSubscriptionId }));
  await app.screen.getByRole('link', { name: 'Keep this and see the rest' }).first().click();
  await expect.poll(app.path).toBe('/signup/harbor-bank');
  expect(carriedWebsite()).toBe('harbor-bakery.com');
});

test('an address is left with a tick, and not without', async () => {
  const app = await renderApp(RESULT, visitor({ leaveCheckEmail: () => ({ success: true }) }));
  await userEvent.fill(app.screen.getByLabelText('Email address (optional)'), 'sam@harbor-bakery.com');
  const leave = app.screen.getByRole('button', { name: 'Leave my address' });
  await leave.click();
  await expect.element(app.screen.getByText('Please check the box, or skip this.')).toBeVisible();
  expect(app.server.inputsOf('leaveCheckEmail')).toEqual([]);
  await app.screen.getByText(/may email me about this check/).click();
  await leave.click();
  await expect.element(app.screen.getByText(/will email you about this check/)).toBeVisible();
});

test('a result that is gone says so, and the switch makes the address unknown', async () => {
  const readOutsideCheck = () => {
    throw new FakeFailure('NOT_FOUND');
  };
  const gone = await renderApp(RESULT, visitor({ readOutsideCheck }));
  await expect
    .element(gone.screen.getByRole('heading', { level: 1, name: 'This result is no longer available' }))
    .toBeVisible();
  await closeApp();
  const off = await renderApp('/check', visitor({}, false));
  await expect.poll(off.path).toBe('/404');
});

test('sign-in leads to the check where there is one', async () => {
  const app = await renderApp('/signin', visitor());
  await expect
    .element(app.screen.getByRole('link', { name: 'Check a domain for free, no account needed' }))
    .toHaveAttribute('href', '/check');
});
