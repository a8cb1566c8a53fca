import { checkAccessibility, sweepAccessibility } from '../testing/check-accessibility.ts';
import { look, lookTwice } from '../testing/look.ts';
import { newcomer, newMember, signIn, signInByPage } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { startPortal } from '../testing/running-portal.ts';
import { visitNarrow } from '../testing/visit-narrow.ts';

const LINK = 'a'.repeat(43);

/**
 * One route of each kind (spec part 1, section 2), to prove that the address bar, the guards and the server agree; every route for
 * every visitor is in web/src/app/guards/decide-route.test.ts.
 */
const ROUTES: readonly (readonly [path: string, visitor: string, newcomer: string, member: string])[] = [
  ['/', '/signin', '/onboarding', '/'],
  ['/intro', '/signin', '/onboarding', '/'],
  ['/onboarding', '/signin', '/onboarding', '/'],
  ['/signup', '/signup', '/onboarding', '/'],
  [`/signupLink/${LINK}`, `/signupLink/${LINK}`, `/signupLink/${LINK}`, `/signupLink/${LINK}`],
  ['/maintenance', '/signin', '/onboarding', '/'],
  ['/no/such/page', '/404', '/404', '/404'],
  ['/plan', '/signin', '/onboarding', '/plan'],
  ['/webappscan', '/signin', '/onboarding', '/webappscan'],
  ['/console', '/signin', '/404', '/404'],
  // The page leads on when nobody has signed up in this browser.
  ['/verify', '/signup', '/onboarding', '/'],
  // Pages whose links the server looks up, and the pages of learning, which are an app of their own without guards.
  ['/signup/never-published', '/404', '/onboarding', '/'],
  [`/invite-link/${LINK}`, '/link-error-page', '/link-error-page', '/link-error-page'],
  [`/resetPassword/${LINK}`, '/signin', '/onboarding', '/'],
  ['/learn', '/learn', '/learn', '/learn'],
];

for (const [column, who] of ['visitor', 'newcomer', 'member'].entries()) {
  const tag = who === 'visitor' ? [] : ['@sweep'];
  test(`a route of each kind leads a ${who} where it should`, { tag }, async ({ page, portal }) => {
    if (who === 'newcomer') await newcomer(page, portal, 'guards-newcomer');
    if (who === 'member') await newMember(page, portal, 'guards-member');
    for (const [path, ...ends] of ROUTES) {
      await page.goto(`${portal.url}${path}`);
      await page.waitForURL((url) => url.pathname === ends[column]);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(new URL(page.url()).pathname, path).toBe(ends[column]);
    }
  });
}

test('V3.7.2 after signing in the page that was asked for opens, and no other site', { tag: '@sweep' }, async ({
  page,
  openPage,
  portal,
}) => {
  const member = await newMember(await openPage(), portal, 'redirect');
  await page.goto(`${portal.url}/settings/organization?from=mail`);
  await page.waitForURL('**/signin');
  await signInByPage(page, member);
  await page.waitForURL('**/settings/organization?from=mail');
  for (const evil of ['//evil.test/', '/\\evil.test', 'https://evil.test/', 'javascript:alert(1)']) {
    await page.context().clearCookies();
    await page.goto(`${portal.url}/signin`);
    await page.context().addCookies([{ name: 'redirectURL', value: encodeURIComponent(evil), url: portal.url }]);
    await signInByPage(page, member);
    await page.waitForURL(`${portal.url}/`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
  }
});

test('the keyboard alone signs in and adds a website', { tag: '@sweep' }, async ({ page, openPage, portal, site }) => {
  const member = await newMember(await openPage(), portal, 'keyboard');
  const tabTo = async (name: string | RegExp, role: 'button' | 'link' | 'textbox' | 'checkbox' | 'radio') => {
    const target = page.getByRole(role, { name, exact: typeof name === 'string' });
    for (let presses = 0; presses < 30; presses += 1) {
      if ((await target.and(page.locator(':focus')).count()) > 0) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${role} ${name}`);
  };

  await page.goto(`${portal.url}/signin`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await tabTo('Work email address', 'textbox');
  await page.keyboard.type(member.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(member.password);
  await look(page, 'keyboard-signin');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
  await tabTo('Website Scans', 'link');
  expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).not.toBe('none');
  await page.keyboard.press('Enter');
  // Who presses Tab before the page has come goes round the old one.
  await expect(page.getByRole('button', { name: 'Add a Website' }).first()).toBeVisible();
  await tabTo('Add a Website', 'button');
  await page.keyboard.press('Enter');
  const wizard = page.getByRole('dialog', { name: 'Add a Website to Scan' });
  await expect(wizard.getByLabel('Website name')).toBeFocused();
  await page.keyboard.type('By keyboard');
  await tabTo('Website address', 'textbox');
  await page.keyboard.type(site.httpUrl);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(wizard.locator(':focus')).toHaveCount(1);
  }
  // Escape asks, as Cancel does, and going on leads back to what was typed.
  await page.keyboard.press('Escape');
  await expect(page.getByText('Close without adding Website?')).toBeVisible();
  await tabTo('Keep going', 'button');
  await page.keyboard.press('Enter');
  await expect(wizard.getByLabel('Website name')).toHaveValue('By keyboard');
  await tabTo('Next', 'button');
  await page.keyboard.press('Enter');
  await expect(wizard.getByText('Please check that this is the website you mean.')).toBeVisible();
  await tabTo(/I have permission/, 'checkbox');
  await page.keyboard.press('Space');
  await tabTo('I Agree', 'button');
  await page.keyboard.press('Enter');
  await tabTo(/Lightning|Safe/, 'radio');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await tabTo('Schedule Scan', 'button');
  await look(page, 'keyboard-wizard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'By keyboard' })).toBeVisible();
  await expect(wizard).toBeHidden();
  await tabTo('Actions', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Actions' })).toBeFocused();
});

test('no page scrolls sideways at 320 px or breaks a rule of accessibility, in light and dark', {
  tag: '@sweep',
}, async ({ page, openPage, portal, demonstration }) => {
  test.slow();
  const member = await openPage();
  const newcomerPage = await openPage();
  await signIn(member, portal, demonstration);
  await newcomer(newcomerPage, portal, 'narrow');
  await visitNarrow(page, portal.url, [
    '/signin',
    '/signup',
    '/forgotPassword',
    '/link-error-page',
    `/signupLink/${LINK}`,
    '/incorrect-url',
    '/404',
    '/disclaimer.html',
  ]);
  await visitNarrow(newcomerPage, portal.url, ['/onboarding']);
  await visitNarrow(member, portal.url, [
    '/',
    '/plan',
    '/settings/you',
    '/settings/organization',
    '/settings/admins',
    '/webappscan/Web%20shop',
    '/cybermaturity/report',
    '/attacksurface',
    '/attacksurface/details',
    '/attacksurface/reports',
    '/attacksurface/method',
    '/marketplace',
    '/marketplace/bitwarden',
    '/insurance',
    '/proof-packs',
    '/proof-packs/new',
  ]);
});

test('plans are asked for in a dialog', { tag: '@sweep' }, async ({ page, portal }) => {
  await newMember(page, portal, 'plan');
  await page.goto(`${portal.url}/plan`);
  await page.getByRole('button', { name: 'Subscribe' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Manage Plan' })).toBeVisible();
  await lookTwice(page, 'plan-dialog');
  await sweepAccessibility(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Subscribe' }).dblclick();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a session that is about to end warns, and goes on or ends', { tag: '@sweep' }, async ({ page }) => {
  const portal = await startPortal({ SESSION_INACTIVITY_TIMEOUT: '5.02' });
  try {
    await newMember(page, portal, 'timeout');
    await page.goto(portal.url);
    // The page checks the session three seconds after the warning is due, which is here three seconds after activity.
    const warning = page.getByRole('alertdialog', { name: 'Session Timeout' });
    await expect(warning).toBeVisible();
    await expect(warning.getByRole('timer')).toHaveText(/^4 minutes \d+ seconds?$/);
    await lookTwice(page, 'session-timeout');
    await sweepAccessibility(page);
    await page.keyboard.press('Escape');
    await expect(warning).toBeVisible();
    await warning.getByRole('button', { name: 'Continue Working' }).click();
    await expect(warning).toBeHidden();
    await expect(warning).toBeVisible();
    await warning.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL('**/signin');
  } finally {
    await portal.stop();
  }
});

test('maintenance shows one page to everyone', { tag: '@sweep' }, async ({ page }) => {
  const portal = await startPortal({ MAINTENANCE: 'We are moving to a faster machine until noon.' });
  try {
    for (const path of ['/', '/signin', '/webappscan', '/no/such/page']) {
      await page.goto(`${portal.url}${path}`);
      await page.waitForURL('**/maintenance');
    }
    await expect(page.getByText('We are moving to a faster machine until noon.')).toBeVisible();
    await lookTwice(page, 'maintenance');
    await checkAccessibility(page);
  } finally {
    await portal.stop();
  }
});
