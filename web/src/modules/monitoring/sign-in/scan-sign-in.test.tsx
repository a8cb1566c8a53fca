import { signInFailures } from '@portal/domain/monitoring/signed-in/signed-in.texts.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { say } from '../../../portal/texts/say.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { renderScansPage } from '../testing/render-scans-page.tsx';
import { mainSite } from '../testing/samples.ts';
import { hostFields, signInSwitch } from './sign-in.texts.ts';
import type { ScanSignIn, StoredAccount } from './use-scan-sign-in.ts';

const plan = { subscription: { probelyScanProfile: ['lightning', 'safe'] as ('lightning' | 'safe')[] } };
const happened = { by: 'alex@larkbakery.example', at: '2026-11-21T12:00:00.000Z' };
const account = (changes: Partial<StoredAccount> = {}): StoredAccount => ({
  account: 'main',
  way: 'form',
  shownName: 'scan@larkbakery.example',
  page: 'https://larkbakery.example/login',
  hosts: [],
  sign: { url: 'https://larkbakery.example/account', text: 'Sign out' },
  saved: happened,
  tried: null,
  ...changes,
});

const foundForm = (at: string) => ({
  fields: [
    { name: 'email', type: 'email' },
    { name: 'pass', type: 'password' },
  ],
  ...{ at, userField: 'email', passwordField: 'pass', codeField: null, hasRiddle: false },
});

/** Opens the dialog over a server that keeps what is done. */
async function open(start: Partial<ScanSignIn> = {}, handlers: FakeHandlers = {}) {
  let data: ScanSignIn = {
    ...{ isAvailable: true, isProved: true, switchedOn: null, accounts: [], provedHosts: ['larkbakery.example'] },
    ...start,
  };
  const set = (changes: Partial<ScanSignIn>) => {
    data = { ...data, ...changes };
    return { success: true as const, data };
  };
  const rendered = await renderScansPage({
    websites: [mainSite],
    person: plan,
    handlers: {
      readScanSignIn: () => ({ success: true, data }),
      findSignInForm: () => ({
        success: true,
        data: { form: foundForm('https://larkbakery.example'), leadsTo: null },
      }),
      saveScanSignIn: () => set({ accounts: [account()] }),
      tryScanSignIn: () => set({ accounts: [account({ tried: { at: happened.at, failure: null, host: null } })] }),
      switchScanSignInOn: () => set({ switchedOn: happened }),
      ...handlers,
    },
  });
  await rendered.screen.getByRole('button', { name: 'Actions' }).click();
  await rendered.screen.getByRole('menuitem', { name: 'Sign-In for Scans' }).click();
  return rendered;
}

test('a form is found, confirmed, saved, tried, and turned on with the words that were agreed to', async () => {
  await page.viewport(390, 900);
  const { screen, server } = await open();
  await screen.getByRole('textbox', { name: 'Address of the sign-in page' }).fill('https://larkbakery.example/login');
  await screen.getByRole('button', { name: 'Find the fields' }).click();
  await expect.element(screen.getByText('Please confirm which is which', { exact: false })).toBeVisible();
  await screen.getByRole('textbox', { name: 'User name' }).fill('scan@larkbakery.example');
  await screen.getByRole('textbox', { name: 'Password', exact: true }).fill('Winter-garden-77');
  await screen.getByRole('textbox', { name: 'Text that appears only when signed in' }).fill('Sign out');
  await expectAccessible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Sign-in form, as scan@larkbakery.example')).toBeVisible();
  expect(server.inputsOf('saveScanSignIn')).toMatchObject([
    {
      account: 'main',
      way: { kind: 'form', userField: 'email', passwordField: 'pass', password: 'Winter-garden-77' },
      sign: { text: 'Sign out' },
    },
  ]);
  await screen.getByRole('button', { name: 'Try it now' }).click();
  await expect.element(screen.getByText('The sign-in worked on Nov 21, 2026', { exact: false })).toBeVisible();
  await screen.getByText(say(signInSwitch.label), { exact: true }).click();
  await screen.getByText(say(signInSwitch.terms)).click();
  await screen.getByRole('button', { name: 'Turn on' }).click();
  await expect.element(screen.getByText('Turned on by alex@larkbakery.example on Nov 21, 2026.')).toBeVisible();
  const terms = say(signInSwitch.terms);
  expect(terms.length).toBeLessThanOrEqual(500);
  expect(server.inputsOf('switchScanSignInOn')).toMatchObject([{ consent: { accepted: true, text: terms } }]);
});

test('a try that failed says why, and scans cannot be let in with it', async () => {
  const { screen } = await open({
    accounts: [account({ tried: { at: happened.at, failure: 'NO_SIGN', host: null } })],
  });
  await expect.element(screen.getByText(say(signInFailures.NO_SIGN), { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('switch')).toBeDisabled();
});

test('a sign-in that continues at another address: it is said which, added, agreed to, and saved with where the password goes', async () => {
  const host = 'https://login.lark.example';
  const { screen, server } = await open(
    { accounts: [account({ tried: { at: happened.at, failure: 'OTHER_HOST', host } })] },
    {
      findSignInForm: ({ hosts }) => ({
        success: true,
        data: hosts === undefined ? { form: null, leadsTo: host } : { form: foundForm(host), leadsTo: null },
      }),
    },
  );
  await expect.element(screen.getByText(`it continues at ${host}`, { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Change' }).click();
  await screen.getByRole('button', { name: 'Find the fields' }).click();
  await screen.getByRole('button', { name: 'Add this address' }).click();
  await expect.element(screen.getByRole('textbox', { name: say(hostFields.label) })).toHaveValue(host);
  await screen.getByText(say(hostFields.terms)).click();
  await screen.getByRole('button', { name: 'Find the fields' }).click();
  await expect.element(screen.getByText(say(hostFields.passwordGoesTo, { host }))).toBeVisible();
  await expectAccessible();
  await screen.getByRole('textbox', { name: 'Password', exact: true }).fill('Winter-garden-77');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Sign-in form, as scan@larkbakery.example')).toBeVisible();
  const hostConsent = { accepted: true, text: say(hostFields.terms) };
  expect(server.inputsOf('findSignInForm')[1]).toMatchObject({ hosts: [host], hostConsent });
  expect(server.inputsOf('saveScanSignIn')).toMatchObject([{ way: { formAt: host, hosts: [host] }, hostConsent }]);
});

test('without a proof nothing can be entered, and the way to it is there', async () => {
  const { screen } = await open({ isProved: false });
  await expect.element(screen.getByRole('button', { name: 'Prove Ownership' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' }).query()).toBeNull();
});

test('a recording that is pasted is read at once: its steps are shown, what could not be used is said, and nothing of it is sent', async () => {
  const { screen, server } = await open();
  await screen.getByText('With a recording', { exact: true }).click();
  const entry = (url: string, text: string) => ({
    request: { method: 'POST', url, postData: { mimeType: 'application/x-www-form-urlencoded', text } },
  });
  const har = JSON.stringify({
    log: {
      entries: [
        entry('https://elsewhere.example/in', 'user=a&password=Winter-garden-77'),
        entry(`${new URL(mainSite.url).origin}/login`, 'email=scan%40larkbakery.example&password=Winter-garden-77'),
      ],
    },
  });
  const paste = screen.getByRole('textbox', { name: 'HAR file or Playwright recording' });
  await paste.fill(har);
  await expect
    .element(screen.getByText('https://elsewhere.example/in belongs to another website', { exact: false }))
    .toBeVisible();
  await expect.element(screen.getByText('Submit email, password to', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'User name' })).toHaveValue('scan@larkbakery.example');
  expect(server.inputsOf('saveScanSignIn')).toEqual([]);
  await paste.fill('{"log": ');
  await expect.element(screen.getByText('the HAR file is cut off', { exact: false })).toBeVisible();
});
