import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, type RenderedApp, renderApp } from '../../testing/render-app.tsx';
import { memberProfile } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);

/** Someone without a company, until the profile is saved. */
function newcomer(handlers: FakeHandlers = {}): FakeHandlers {
  let isSaved = false;
  return {
    ...signedIn({ portalData: { introViewed: {} } }),
    profileCheck: () => memberProfile(isSaved ? {} : { companyData: null, orgId: null }),
    profileSave: () => {
      isSaved = true;
      return { success: true, email: 'dana@larkbakery.example', subscriptionStatus: 'INTRIAL', orgId: 'org' };
    },
    inviteUser: () => ({ success: true }),
    ...handlers,
  };
}

const TARGET_ID = '0198a6f0-0000-7000-8000-0000000000f1';

const button = (app: RenderedApp, name: string) => app.screen.getByRole('button', { name, exact: true });

async function toThirdStep(app: RenderedApp) {
  await button(app, 'Let’s start').click();
  await userEvent.fill(app.screen.getByLabelText('Organization name'), ' Lark Bakery ');
  await userEvent.fill(app.screen.getByLabelText('Website address (optional)'), 'https://larkbakery.example');
  await userEvent.fill(app.screen.getByRole('combobox', { name: 'Primary industry' }), 'Food');
  await app.screen.getByRole('option', { name: 'Food and Agriculture' }).click();
  await expect.element(button(app, 'Next')).toBeDisabled();
  await app.screen.getByRole('button', { name: /Team size/ }).click();
  await app.screen.getByRole('option', { name: '11-20' }).click();
  await button(app, 'Next').click();
  await userEvent.fill(app.screen.getByLabelText('First name'), 'Dana');
  await expect.element(button(app, 'Next')).toBeDisabled();
  await userEvent.fill(app.screen.getByLabelText('Last name'), ' Reyes');
  await button(app, 'Next').click();
  await expect.element(app.screen.getByRole('heading', { name: 'Invite an admin', level: 1 })).toBeVisible();
}

const saved = {
  companyProfile: {
    companyName: 'Lark Bakery',
    companyUrl: 'larkbakery.example',
    industry: 'FOOD_AGRICULTURE',
    numberOfEmployees: '11-20',
    phone: '',
  },
  adminProfile: { firstName: 'Dana', lastName: 'Reyes', jobTitle: '' },
};

test('Back and Forward of the browser lead through the steps', async () => {
  const app = await renderApp('/', newcomer());
  await toThirdStep(app);
  app.router.history.back();
  await expect.element(app.screen.getByLabelText('First name')).toHaveValue('Dana');
  app.router.history.back();
  await expect.element(app.screen.getByLabelText('Organization name')).toHaveValue(' Lark Bakery ');
  app.router.history.forward();
  await expect.element(app.screen.getByLabelText('First name')).toBeVisible();
  app.router.history.go(-2);
  await expect.element(button(app, 'Let’s start')).toBeVisible();
  expect(app.path()).toBe('/onboarding');
});

test('Skip saves the profile and goes on to the introduction', async () => {
  const app = await renderApp('/', newcomer());
  await toThirdStep(app);
  await button(app, 'Skip').click();
  await expect.poll(app.path).toBe('/intro');
  await expect.poll(() => app.server.inputsOf('profileSave')).toEqual([saved]);
  await expect.poll(() => app.server.inputsOf('sendLead')).toMatchObject([{ leadStatus: 'Onboarded' }]);
  await expect
    .poll(() => app.server.inputsOf('sendLead')[0]?.fields)
    .toEqual(
      expect.arrayContaining([
        { name: 'email', value: 'dana@larkbakery.example' },
        { name: 'promotions_opt_in', value: 'false' },
        { name: 'lead_form', value: 'CyberSafety Trial v1' },
        { name: 'source', value: 'Website' },
      ]),
    );
  expect(app.server.inputsOf('inviteUser')).toEqual([]);
  expect(sessionStorage.getItem('onboarding')).toBeNull();
});

test('with the owner’s permission the website is added and looked at while they go on', async () => {
  const app = await renderApp(
    '/',
    newcomer({
      checkAppUrl: ({ url }) => ({
        success: true,
        usedInTargets: false,
        inAlexaTopSites: false,
        reachable: url.startsWith('http://'),
      }),
      createTarget: () => ({ success: true, data: { targetId: TARGET_ID } }),
      scanNow: () => {
        throw new FakeFailure('SCAN_RUNNING');
      },
      fastRatings: () => {
        throw new FakeFailure('NO_ACCESS');
      },
    }),
  );
  await button(app, 'Let’s start').click();
  const permission = app.screen.getByRole('checkbox', { name: /I have permission to scan this website/ });
  await expect.element(permission).not.toBeInTheDocument();
  await userEvent.fill(app.screen.getByLabelText('Website address (optional)'), 'https://www.larkbakery.example');
  await app.screen.getByText(/^I have permission to scan this website/).click();
  await expect.element(permission).toBeChecked();
  await expectAccessible();
  await button(app, 'Back').click();
  await toThirdStep(app);
  await button(app, 'Skip').click();
  await expect.poll(app.path).toBe('/intro');
  await expect
    .poll(() => app.server.inputsOf('createTarget'))
    .toMatchObject([
      { targetName: 'larkbakery.example', targetUrl: 'http://larkbakery.example', scanProfile: 'lightning' },
    ]);
  await expect.poll(() => app.server.inputsOf('scanNow')).toEqual([{ targetId: TARGET_ID }]);
});

test('Invite Admin saves, then invites', async () => {
  const app = await renderApp('/onboarding', newcomer());
  await toThirdStep(app);
  const invite = button(app, 'Invite Admin');
  await expect.element(invite).toBeDisabled();
  await userEvent.fill(app.screen.getByLabelText('Email address'), 'sam@');
  await userEvent.tab();
  await expect.element(app.screen.getByText('Please enter a valid email.')).toBeVisible();
  await expect.element(invite).toBeDisabled();
  await expectAccessible();
  await userEvent.fill(app.screen.getByLabelText('Email address'), 'Sam@larkbakery.example');
  await invite.click();
  await expect.element(app.screen.getByText('Invited user successfully')).toBeVisible();
  await expect.poll(() => app.server.inputsOf('inviteUser')).toMatchObject([{ email: 'sam@larkbakery.example' }]);
});

test('an invitation that fails does not hold anybody up', async () => {
  const inviteUser = () => {
    throw new FakeFailure('INVITE_EMAIL_TAKEN');
  };
  const app = await renderApp('/onboarding', newcomer({ inviteUser }));
  await toThirdStep(app);
  await userEvent.fill(app.screen.getByLabelText('Email address'), 'sam@larkbakery.example');
  await button(app, 'Invite Admin').click();
  await expect.element(app.screen.getByText('Error in user invitation')).toBeVisible();
  await expect.poll(app.path).toBe('/intro');
});

test('a failure says so, stays at step 3 and loses nothing, also over a reload', async () => {
  const profileSave = () => {
    throw new FakeFailure('UNEXPECTED');
  };
  const app = await renderApp('/onboarding', newcomer({ profileSave }));
  await toThirdStep(app);
  await button(app, 'Skip').click();
  const text = 'Oops something went wrong. Please try again or contact us at support@cybersafety.example';
  await expect.element(app.screen.getByText(text)).toBeVisible();
  const kept = sessionStorage.getItem('onboarding') ?? '';
  await closeApp();
  sessionStorage.setItem('onboarding', kept);
  const again = await renderApp('/onboarding', newcomer());
  await expect.element(again.screen.getByRole('heading', { name: 'Invite an admin', level: 1 })).toBeVisible();
  await button(again, 'Back').click();
  await expect.element(again.screen.getByLabelText('Last name')).toHaveValue(' Reyes');
});

test('what is missing is asked for', async () => {
  const app = await renderApp('/onboarding', newcomer());
  await button(app, 'Let’s start').click();
  await userEvent.click(app.screen.getByLabelText('Organization name'));
  await userEvent.tab();
  await expect.element(app.screen.getByText('Please enter the organization name.')).toBeVisible();
  await userEvent.fill(app.screen.getByLabelText('Website address (optional)'), 'ftp://larkbakery');
  await userEvent.tab({ shift: true });
  await expect.element(app.screen.getByText('Please enter a valid URL.')).toBeVisible();
  await expect.element(button(app, 'Next')).toBeDisabled();
  await expectAccessible();
});

test('a draft that lost its required parts is not sent', async () => {
  const draft = {
    step: 3,
    company: { companyName: '', companyUrl: '', industry: null, numberOfEmployees: null },
    admin: { firstName: '', lastName: '', jobTitle: '' },
    invite: { email: '', firstName: '', lastName: '', jobTitle: '' },
  };
  sessionStorage.setItem('onboarding', JSON.stringify(draft));
  const app = await renderApp('/onboarding', newcomer());
  await button(app, 'Skip').click();
  await expect.element(app.screen.getByText('Incomplete Form. Please complete and submit again.')).toBeVisible();
  expect(app.server.inputsOf('profileSave')).toEqual([]);
});
