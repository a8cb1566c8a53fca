import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DEFAULT_BRAND } from '../portal/brand/brand.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { FakeFailure } from '../testing/fake-failure.ts';
import type { FakeHandlers } from '../testing/fake-server.ts';
import { closeApp, type RenderedApp, renderApp } from '../testing/render-app.tsx';
import { memberSession, trialSubscription, visitorSession } from '../testing/samples.ts';
import { signedIn, signedOut } from '../testing/signed-in.ts';

afterEach(async () => {
  await closeApp();
  await page.viewport(1280, 900);
});

const noPlans = {
  eligiblePlans: [],
  hasSubscription: false,
  requestedPlanId: null,
  requestedAt: null,
  hasCheckout: false,
  hasBillingPage: false,
};
const plans: FakeHandlers = {
  getEligiblePlans: () => ({ success: true, data: noPlans }),
};
const failing = () => {
  throw new FakeFailure('UNEXPECTED');
};
const button = (app: RenderedApp, name: string) => app.screen.getByRole('button', { name, exact: true });

test('says what it is waiting for', async () => {
  let answerSession: () => void = () => undefined;
  const app = await renderApp('/plan', {
    ...signedIn(),
    ...plans,
    checkSession: () =>
      new Promise((resolve) => {
        answerSession = () => resolve(memberSession());
      }),
    profileCheck: () => new Promise(() => undefined),
  });
  await expect.element(app.screen.getByText('Loading Cyber Safety...')).toBeVisible();
  await expectAccessible();
  await expect.poll(() => app.server.inputsOf('checkSession').length).toBe(1);
  answerSession();
  await expect.element(app.screen.getByText("Please wait a moment, we're loading your profile...")).toBeVisible();
});

test('remembers where a visitor wanted to go', async () => {
  const app = await renderApp('/webappscan/My%20shop?x=1', signedOut());
  await expect.poll(app.path).toBe('/signin');
  expect(decodeURIComponent(document.cookie)).toContain('redirectURL=/webappscan/My%20shop?x=1');
});

test('an unknown path leads to the 404 page, which leads home', async () => {
  const app = await renderApp('/no/such/page', signedOut());
  await expect.element(app.screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await expect.poll(() => app.path()).toBe('/404');
  await expectAccessible();
});

test('the address of a module that is not in the plan leads home, and it is said why', async () => {
  const modules = { ...trialSubscription().modules, training: 'INACTIVE' as const };
  const app = await renderApp('/training', signedIn({ subscription: { modules } }));
  await expect.poll(app.path).toBe('/');
  await expect.element(app.screen.getByText('The page you requested is not included in your plan.')).toBeVisible();
  await expect.element(app.screen.getByRole('button', { name: 'See the plans' })).toBeVisible();
});

test('maintenance shows the words of the operator to everyone', async () => {
  const maintenance = { enabled: true, title: 'Back at noon', subHead: 'We are moving house', content: 'Have a tea.' };
  const app = await renderApp('/plan', { ...signedIn(), ...signedOut({ maintenance }) });
  await expect.element(app.screen.getByRole('heading', { name: 'Back at noon' })).toBeVisible();
  await expect.element(app.screen.getByText('We are moving house')).toBeVisible();
  await expect.element(app.screen.getByText('Have a tea.')).toBeVisible();
  await expect.poll(() => app.path()).toBe('/maintenance');
});

test('maintenance leads away from unknown paths too', async () => {
  const maintenance = { enabled: true, title: 'Back at noon', subHead: '', content: '' };
  const app = await renderApp('/no/such/page', signedOut({ maintenance }));
  await expect.element(app.screen.getByRole('heading', { name: 'Back at noon' })).toBeVisible();
  await expect.poll(() => app.path()).toBe('/maintenance');
});

test('the wrong address says so', async () => {
  const app = await renderApp('/incorrect-url', signedOut());
  const heading = "It looks like you're trying to sign in using an incorrect URL.";
  await expect.element(app.screen.getByRole('heading', { name: heading })).toBeVisible();
  await expect.element(app.screen.getByRole('link', { name: 'Go to correct URL' })).toBeVisible();
  await expectAccessible();
});

test('a plan that cannot be loaded can be tried again', async () => {
  const app = await renderApp('/plan', { ...signedIn(), ...plans, featureUsageProfile: failing });
  const dialog = app.screen.getByRole('alertdialog', { name: 'Something Went Wrong' });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  app.server.use(signedIn());
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect.element(app.screen.getByRole('heading', { name: 'My Cyber Safety Plan' })).toBeVisible();
});

test('a plan that cannot be loaded: the brand of the subscription id tells whom to ask', async () => {
  const app = await renderApp('/plan', {
    ...signedIn({
      profile: {
        signupData: {
          companyName: '',
          firstName: '',
          lastName: '',
          website: '',
          linkId: null,
          subscriptionId: 'spring',
        },
      },
    }),
    ...plans,
    featureUsageProfile: failing,
    isValidSubscriptionId: () => ({
      success: true,
      data: {
        subscriptionIdStatus: 'expired',
        uiRules: trialSubscription().channelObject.uiRules,
        channelId: 'bank',
        planId: 'basic',
        subscriptionId: 'spring',
        brand: { ...DEFAULT_BRAND, supportEmail: 'help@bank.example' },
      },
    }),
  });
  const dialog = app.screen.getByRole('alertdialog', { name: 'Something Went Wrong' });
  await expect.element(dialog.getByText(/contact help@bank\.example/)).toBeVisible();
  await expect.poll(() => app.server.inputsOf('isValidSubscriptionId')).toEqual([{ id: 'spring' }]);
});

test('signing out forgets everything', async () => {
  let isSignedIn = true;
  const app = await renderApp('/plan', {
    ...signedIn(),
    ...plans,
    checkSession: () => (isSignedIn ? memberSession() : visitorSession()),
    logout: () => {
      isSignedIn = false;
      return { success: true };
    },
  });
  await button(app, 'Your account').click();
  await expect.element(app.screen.getByText('Dana Reyes')).toBeVisible();
  await app.screen.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect.element(app.screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => app.path()).toBe('/signin');
  expect(document.cookie).not.toContain('redirectURL');
});

test('follows a sign-in in another tab, and a sign-out', async () => {
  let isSignedIn = false;
  const app = await renderApp('/plan', {
    ...signedIn(),
    ...plans,
    checkSession: () => (isSignedIn ? memberSession() : visitorSession()),
  });
  await expect.element(app.screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const otherTab = new BroadcastChannel('session');
  isSignedIn = true;
  otherTab.postMessage('signed-in');
  await expect.element(app.screen.getByRole('heading', { name: 'My Cyber Safety Plan' })).toBeVisible();
  isSignedIn = false;
  await expect.poll(() => app.server.inputsOf('profileCheck').length).toBe(1);
  otherTab.postMessage('signed-out');
  await expect.element(app.screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  otherTab.close();
});

test('a call that answers 401 leads back to sign-in', async () => {
  let isSignedIn = true;
  const app = await renderApp('/plan', {
    ...signedIn(),
    checkSession: () => (isSignedIn ? memberSession() : visitorSession()),
    getEligiblePlans: () => {
      isSignedIn = false;
      throw new FakeFailure('NOT_SIGNED_IN');
    },
  });
  await expect.element(app.screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('warns before the session ends and lets one go on', async () => {
  let expiresIn = 125;
  const app = await renderApp('/plan', {
    ...signedIn(),
    ...plans,
    checkSession: ({ touch }) => {
      if (touch) expiresIn = 1800;
      return memberSession({ expiresIn });
    },
  });
  const dialog = app.screen.getByRole('alertdialog', { name: 'Session Timeout' });
  await expect.element(dialog).toBeVisible();
  await expect
    .poll(() => dialog.getByRole('timer').element().textContent)
    .toMatch(/^(2 minutes|1 minute) \d+ seconds?$/);
  await dialog.getByRole('button', { name: 'Continue Working' }).click();
  await expect.poll(() => dialog.elements().length).toBe(0);
  await expect.poll(() => app.server.inputsOf('checkSession').at(-1)).toEqual({ touch: true });
});

test('the menu shows what the plan holds', async () => {
  const app = await renderApp('/plan', { ...signedIn(), ...plans });
  const menu = app.screen.getByRole('navigation', { name: 'Main' });
  await expect.element(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/');
  await expect.element(menu.getByRole('link', { name: 'Website Scans' })).toHaveAttribute('href', '/webappscan');
  expect(menu.getByText('Knowledge Base').elements()).toEqual([]);
  expect(menu.getByText('Training').elements()).toEqual([]);
  await expectAccessible();
});

test('on phones the menu is a drawer', async () => {
  await page.viewport(390, 800);
  const app = await renderApp('/plan', { ...signedIn(), ...plans });
  await button(app, 'Open the menu').click();
  const drawer = app.screen.getByRole('dialog', { name: 'Menu' });
  await expect.element(drawer.getByRole('link', { name: 'Website Scans' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await drawer.getByRole('link', { name: 'Dashboard' }).element().dispatchEvent(new Event('focus'));
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => drawer.elements().length).toBe(0);
});

/** A plan on offer. */
const planOf = (planId: string, planName: string) => ({
  showToCustomer: true,
  planPrice: 4900,
  currency: 'USD',
  planDetail: { ...trialSubscription(), planName },
  planColors: { border: '#0b57d0', button: '#0b57d0', shadow: '#0b57d033' },
  chargebeePlanId: null,
  chargebeeCoupons: [],
  planPointer: { appId: { planId } },
  planDiscountMessage: null,
});

test('a subscription that failed asks to contact support', async () => {
  const app = await renderApp('/plan', {
    ...signedIn({ subscription: { subscriptionStatus: 'FAILED' } }),
    getEligiblePlans: () => ({ success: true, data: { ...noPlans, eligiblePlans: [planOf('starter', 'Starter')] } }),
  });
  const dialog = app.screen.getByRole('dialog', { name: 'Subscribe or Upgrade' });
  await expect.element(dialog.getByText('Starter (Free Trial)')).toBeVisible();
  await expect.element(dialog.getByRole('columnheader', { name: 'Starter Yours' })).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: 'Websites 2' })).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: 'Per month plus taxes $49' })).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Got It' }).click();
  await expect.poll(() => dialog.elements().length).toBe(0);
});

test.each([1280, 390])(
  'of six plans none is cut at %d px: the names of the lines stay while the rest scrolls',
  async (width) => {
    await page.viewport(width, 900);
    const names = ['Starter', 'Standard', 'Professional', 'Enterprise', 'Tiny with a long name', 'Everything'];
    const app = await renderApp('/plan', {
      ...signedIn({ subscription: { subscriptionStatus: 'FAILED' } }),
      getEligiblePlans: () => ({
        success: true,
        data: { ...noPlans, eligiblePlans: names.map((name, at) => planOf(`plan-${at}`, name)) },
      }),
    });
    const region = app.screen.getByRole('region', { name: 'Plans and prices' });
    await expect.element(region).toBeVisible();
    const element = region.element();
    element.scrollLeft = element.scrollWidth;
    const frame = element.getBoundingClientRect();
    const boxOf = (role: 'columnheader' | 'rowheader', name: string) =>
      region.getByRole(role, { name }).element().getBoundingClientRect();
    expect(boxOf('columnheader', 'Everything').right).toBeLessThanOrEqual(frame.right);
    expect(Math.round(boxOf('rowheader', 'Per month plus taxes').left - frame.left)).toBeLessThanOrEqual(1);
    expect(boxOf('rowheader', 'Per month plus taxes').bottom).toBeLessThan(700);
    if (width === 1280) expect(element.scrollWidth).toBe(element.clientWidth);
    await expectAccessible();
  },
);
