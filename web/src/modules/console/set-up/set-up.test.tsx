import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { memberProfile } from '../../../testing/samples.ts';
import { setUpPutAway, signedIn } from '../../../testing/signed-in.ts';
import type { SetUp } from './set-up-types.ts';

afterEach(closeApp);

const HOST = 'portal.wren.example';
const PROBLEM = '"ipv4:1" is not a valid term';
const line = (changes: Pick<SetUp['lines'][number], 'id' | 'finding'> & Partial<SetUp['lines'][number]>) => ({
  values: {},
  records: [],
  ...changes,
});
const checked: SetUp = {
  ...{ ...setUpPutAway, brandName: 'Wren', sender: 'no-reply@wren.example', isHidden: false },
  ...{ checkedAt: '2026-11-28T08:00:00.000Z', checkedBy: 'Pat Lee' },
  lines: [
    line({
      ...{ id: 'host', finding: 'hostMissing', values: { host: HOST } },
      records: [{ type: 'CNAME', name: HOST, value: 'app.house.example' }],
    }),
    line({ id: 'spf', finding: 'spfInvalid', values: { domain: 'wren.example', problem: PROBLEM } }),
    line({ id: 'dkim', finding: 'dkimNoSelector' }),
    line({ id: 'testMail', finding: 'testMailFailed', values: { to: 'pat@wren.example', error: '550 No' } }),
    line({ id: 'legal', finding: 'legalUnread' }),
    line({ id: 'plans', finding: 'plansOffered', values: { count: '3' } }),
  ],
};
const owner = (setUp: () => SetUp, handlers: FakeHandlers = {}): FakeHandlers => ({
  ...signedIn({ session: { isStaff: true, staffRole: 'owner' } }),
  profileCheck: () => memberProfile({ companyData: null, orgId: null }),
  listBrands: () => ({ success: true, data: { brands: [] } }),
  listOrganisations: () => ({ success: true, data: { total: 0, sandboxes: 0, pageSize: 25, organisations: [] } }),
  readBrandSetUp: () => ({ success: true, data: setUp() }),
  ...handlers,
});

test('each line says how it stands and what to do; what only an owner knows is kept, and a look outside shows at once', async () => {
  let setUp: SetUp = { ...checked, checkedAt: null, lines: checked.lines.filter(({ id }) => id !== 'host') };
  const { screen, server } = await renderApp(
    '/console/brands/default',
    owner(() => setUp, {
      checkBrandSetUp: () => {
        setUp = checked;
        return { success: true };
      },
      saveBrandSetUp: () => ({ success: true }),
      sendSetUpMail: () => ({ success: true, data: { to: 'pat@wren.example' } }),
    }),
  );
  await expect.element(screen.getByRole('heading', { name: 'Set up Wren', level: 1 })).toBeVisible();
  await expect.element(screen.getByText(/haven’t been checked yet/)).toBeVisible();
  await screen.getByRole('button', { name: 'Check now' }).click();
  await expect.element(screen.getByText(`${HOST} doesn’t have an address yet.`)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Copy the value app.house.example' })).toBeVisible();
  await expect.element(screen.getByText(/It said: 550 No/)).toBeVisible();
  await expect.element(screen.getByText('1 of 19 done')).toBeVisible();
  await expectAccessible();
  await screen.getByLabelText('DKIM selector').fill('k7');
  await screen.getByRole('button', { name: 'Save' }).click();
  await screen.getByRole('button', { name: 'I have read it' }).click();
  await expect
    .poll(() => server.inputsOf('saveBrandSetUp'))
    .toEqual([
      { brandId: 'default', dkimSelector: 'k7' },
      { brandId: 'default', isLegalRead: true },
    ]);
  await screen.getByRole('button', { name: 'Send a test email' }).dblClick();
  await expect.element(screen.getByText('A test email is on its way to pat@wren.example.')).toBeVisible();
  expect(server.inputsOf('sendSetUpMail')).toHaveLength(1);
});

test('the console begins with the checklist until an owner puts it away', async () => {
  let setUp = checked;
  const { screen } = await renderApp(
    '/console',
    owner(() => setUp, {
      saveBrandSetUp: () => {
        setUp = { ...setUp, isHidden: true };
        return { success: true };
      },
    }),
  );
  const checklist = screen.getByRole('region', { name: 'Set up your portal' });
  await expect.element(checklist.getByRole('link', { name: 'Continue setup' })).toBeVisible();
  await expectAccessible();
  await checklist.getByRole('button', { name: 'Hide' }).click();
  await expect.element(checklist).not.toBeInTheDocument();
});

test('other staff sees how it stands, at the step that the address names, and changes nothing', async () => {
  const { screen } = await renderApp('/console/brands/default#people', {
    ...owner(() => checked),
    ...signedIn({ session: { isStaff: true, staffRole: 'support' } }),
    profileCheck: () => memberProfile({ companyData: null, orgId: null }),
    listBrands: () => ({ success: true, data: { brands: [] } }),
    readBrandSetUp: () => ({ success: true, data: checked }),
  });
  await expect.element(screen.getByText(`${HOST} doesn’t have an address yet.`)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'People' })).toBeInViewport();
  for (const name of ['Check again', 'Send a test email', 'Save', 'I have read it'])
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument();
});
