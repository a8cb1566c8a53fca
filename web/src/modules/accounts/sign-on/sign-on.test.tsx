import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proofChannel } from '../../../portal/passwords/company-proof-channel.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { memberSession, visitorSession } from '../../../testing/samples.ts';
import { noSignOn, signedIn } from '../../../testing/signed-in.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  await closeApp();
});

const settings = {
  getUserList: () => ({ success: true as const, data: [] }),
  getUserInviteList: () => ({ success: true as const, data: [] }),
};

const session = { success: true as const, username: 'dana', newUser: false, isServiceSession: false };

test('what the directory gave is taken out of the address and signs in', async () => {
  let isSignedIn = false;
  const { server, path } = await renderApp('/sign-on?code=a-code&state=a-state', {
    ...signedIn(),
    checkSession: () => (isSignedIn ? memberSession() : visitorSession()),
    finishSignOn: () => {
      isSignedIn = true;
      return { ...session, secondFactor: 'not-needed' };
    },
  });
  await expect.poll(path).toMatch(/^\/(dashboard)?$/);
  expect(server.inputsOf('finishSignOn')).toEqual([{ query: '?code=a-code&state=a-state' }]);
});

test('a sign-in that the directory does not confirm says so, and one that owes a code goes on', async () => {
  let refuses = true;
  const { screen } = await renderApp('/sign-on?code=a-code&state=a-state', {
    ...signedIn(),
    checkSession: () => visitorSession(),
    finishSignOn: () => {
      if (refuses) throw new FakeFailure('SIGN_ON_NOT_ADMITTED');
      return { ...session, secondFactor: 'code' };
    },
    startSignOn: () => {
      throw new FakeFailure('SIGN_ON_UNKNOWN', 'email');
    },
  });
  await expect.element(screen.getByText(/you are not an admin here yet/)).toBeVisible();
  await expectAccessible();
  refuses = false;
  await screen.getByText('Back to sign-in').click();
  await screen.getByRole('button', { name: 'Company sign-in' }).click();
  await expect.element(screen.getByText('Please enter your work email address.')).toBeVisible();
  await userEvent.fill(screen.getByLabelText('Work email address'), 'dana@larkbakery.example');
  await screen.getByRole('button', { name: 'Company sign-in' }).click();
  await expect.element(screen.getByText(/There is no company sign-in set up for this address/)).toBeVisible();
});

test('an admin changes the choices, and hears at the field what is missing', async () => {
  const access = { issuer: 'https://directory.example', clientId: 'portal', isSet: true, hasSecret: true, isOn: true };
  const { screen, server } = await renderApp('/settings/admins', {
    ...signedIn(),
    ...settings,
    readSignOn: () => ({ success: true, data: { ...noSignOn, ...access } }),
    authenticate: () => ({ success: true, bearer: 'proof', challenge: null }),
    saveSignOn: () => {
      throw new FakeFailure('SIGN_ON_KEEPER_MISSING', 'keepers');
    },
  });
  await screen.getByRole('button', { name: 'Change' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByText('The only way to sign in').click();
  await userEvent.fill(dialog.getByLabelText('Your password'), 'Sourdough1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(/At least one admin with a second factor/)).toBeVisible();
  expect(server.inputsOf('saveSignOn').at(-1)).toMatchObject({ isOn: true, isEnforced: true, secret: '' });
});

test('an admin agrees to the provider’s directory, which is explained, and leaves it', async () => {
  const offer = {
    ...{ isOn: false, isOffered: true, issuer: 'https://directory.provider.example', hasSecondFactor: false },
    ...{ admitsNew: false, asksSecondFactor: false, isEnforced: false, revision: 0 },
  };
  let isUsed = false;
  const { screen, server } = await renderApp('/settings/admins', {
    ...signedIn(),
    ...settings,
    readSignOn: () => ({
      success: true,
      data: { ...noSignOn, offer: isUsed ? { ...offer, isOn: true, revision: 1 } : offer },
    }),
    authenticate: () => ({ success: true, bearer: 'proof', challenge: null }),
    answerSignOnOffer: ({ isOn }) => {
      isUsed = isOn;
      return { success: true };
    },
  });
  await expect.element(screen.getByText(/offers to sign your people in/)).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Use this sign-in' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByText('Everyone it signs in at your domains becomes an admin here').click();
  await userEvent.fill(dialog.getByLabelText('Your password'), 'Sourdough1');
  await dialog.getByRole('button', { name: 'Use this sign-in' }).click();
  await screen.getByRole('button', { name: 'Stop using it' }).click();
  await userEvent.fill(screen.getByRole('dialog').getByLabelText('Your password'), 'Sourdough1');
  await screen.getByRole('dialog').getByRole('button', { name: 'Stop using it' }).click();
  await expect.element(screen.getByText('Not in use')).toBeVisible();
  expect(server.inputsOf('answerSignOnOffer')).toMatchObject([
    { isOn: true, admitsNew: true, asksSecondFactor: false, issuer: offer.issuer, revision: 0 },
    { isOn: false, issuer: offer.issuer, revision: 1 },
  ]);
});

test('the provider’s test of a directory tells what came of it, and signs nobody in', async () => {
  let works = false;
  const handlers = {
    ...signedIn(),
    checkSession: () => visitorSession(),
    startSignOnTest: () => {
      throw new FakeFailure('SIGN_ON_EXPIRED');
    },
    finishSignOnTest: () => {
      if (works) return { success: true as const, data: { email: 'kim@provider.example' } };
      throw new FakeFailure('SIGN_ON_NO_EMAIL');
    },
  };
  const first = await renderApp('/sign-on?test=a-token', handlers);
  await expect.element(first.screen.getByText(/took too long/)).toBeVisible();
  expect(first.server.inputsOf('startSignOnTest')).toEqual([{ token: 'a-token' }]);
  await closeApp();
  const second = await renderApp('/sign-on?code=a&state=test.b', handlers);
  await expect.element(second.screen.getByText(/did not provide a verified email address/)).toBeVisible();
  await expectAccessible();
  await closeApp();
  works = true;
  const { screen, server } = await renderApp('/sign-on?code=a&state=test.b', handlers);
  await expect.element(screen.getByText(/says you are kim@provider\.example/)).toBeVisible();
  expect(server.inputsOf('finishSignOnTest')).toEqual([{ query: '?code=a&state=test.b' }]);
  expect(server.inputsOf('finishSignOn')).toEqual([]);
});

test('a SAML directory is set by its metadata, with the company’s own sign-in as proof', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { screen, server } = await renderApp('/settings/admins', {
    ...signedIn(),
    ...settings,
    readSignOn: () => ({ success: true, data: noSignOn }),
    readSignOnProof: () => ({ success: true, data: { isThere: true } }),
    saveSamlSignOn: () => ({ success: true }),
  });
  await screen.getByRole('button', { name: 'Set up' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByText('SAML 2.0', { exact: true }).click();
  await expect.element(dialog.getByText(noSignOn.saml.entityId)).toBeVisible();
  const company = dialog.getByRole('button', { name: 'Use your company sign-in instead' });
  await company.click();
  await expect.element(dialog.getByText('Please fill this in.')).toBeVisible();
  expect(opened).not.toHaveBeenCalled();
  await expectAccessible();

  await userEvent.fill(dialog.getByLabelText('Metadata URL'), 'https://directory.example/metadata');
  await company.click();
  await expect.element(dialog.getByText('Please sign in again in the window that opened.')).toBeVisible();
  const visit = new URL(String(opened.mock.lastCall?.[0]), location.origin).searchParams.get('prove') ?? '';
  proofChannel.tell({ visit: 'of-another-window', bearer: 'wrong', problem: null });
  proofChannel.tell({ visit, bearer: null, problem: 'It is not you.' });
  await expect.element(dialog.getByText('It is not you.')).toBeVisible();
  await company.click();
  const again = new URL(String(opened.mock.lastCall?.[0]), location.origin).searchParams.get('prove') ?? '';
  proofChannel.tell({ visit: again, bearer: 'of-the-directory', problem: null });
  await expect.element(screen.getByText('The company sign-in was saved.')).toBeVisible();
  const sent = server.requests.filter(({ name }) => name === 'saveSamlSignOn');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.input).toMatchObject({ metadataUrl: 'https://directory.example/metadata', metadata: '' });
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer of-the-directory');
});

test('the window in which somebody proves that it is them tells the one that asked, failures too', async () => {
  const told: unknown[] = [];
  const end = proofChannel.listen('my-visit', (what) => told.push(what));
  let isThem = false;
  const handlers = {
    ...signedIn(),
    startSignOnProof: () => {
      throw new FakeFailure('SIGN_ON_UNREACHABLE');
    },
    finishSignOnProof: () => {
      if (isThem) return { success: true as const, bearer: 'a-bearer' };
      throw new FakeFailure('SIGN_ON_OTHER_PERSON');
    },
  };
  const first = await renderApp('/sign-on?prove=my-visit', handlers);
  await expect.element(first.screen.getByText(/sign-in service cannot be reached/)).toBeVisible();
  expect(sessionStorage.getItem('company-proof-visit')).toBe('my-visit');
  await closeApp();
  sessionStorage.setItem('company-proof-visit', 'my-visit');
  const other = await renderApp('/sign-on?code=a&state=proof.b', handlers);
  await expect.element(other.screen.getByText(/Someone else signed in/)).toBeVisible();
  await expectAccessible();
  await closeApp();
  sessionStorage.setItem('company-proof-visit', 'my-visit');
  isThem = true;
  const { screen, server, path } = await renderApp('/sign-on?code=a&state=proof.b', handlers);
  await expect.element(screen.getByText('You can close this window.')).toBeVisible();
  expect(server.inputsOf('finishSignOnProof')).toEqual([{ query: '?code=a&state=proof.b' }]);
  expect(path()).toBe('/sign-on');
  await expect.poll(() => told.length).toBe(3);
  expect(told.at(-1)).toEqual({ visit: 'my-visit', bearer: 'a-bearer', problem: null });
  end();
});
