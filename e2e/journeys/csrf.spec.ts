import type { Page } from '@playwright/test';
import { callPortal } from '../testing/call-portal.ts';
import { ATTACKS, type AttackName, type ForgedCall, startHostileSite } from '../testing/hostile-site.ts';
import { readMailbox } from '../testing/mailbox.ts';
import { newMember } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { startUnguardedPortal } from '../testing/unguarded-portal.ts';

type Place = { readonly url: string };

const attackNames = Object.keys(ATTACKS) as AttackName[];

/** Calls worth forging, one that only the address bar is needed for; signing out comes last, because it ends the rest. */
const forgedCalls = ({ url }: Place, invited: string) =>
  ({
    inviteLinkLookup: { method: 'GET', url: `${url}/api/accounts/inviteLinkLookup?email=${invited}`, body: null },
    companyUpdate: {
      method: 'POST',
      url: `${url}/api/profile/companyUpdate`,
      body: { companyName: 'Mallory Ltd', numberOfEmployees: '0-10', industry: 'IT', companyUrl: '', phone: '' },
    },
    inviteUser: {
      method: 'POST',
      url: `${url}/api/accounts/invite_user`,
      body: { email: 'mallory@evil.example', firstName: 'Mallory', lastName: 'Second' },
    },
    logout: { method: 'POST', url: `${url}/api/accounts/logout`, body: null },
  }) satisfies Record<string, ForgedCall>;

/** What the attacks are after: who is signed in, the organisation, and who was invited. */
async function stateOf(page: Page, portal: Place) {
  const { request } = page.context();
  const session = await callPortal<{ email: string | null }>(request, portal.url, '/accounts/check');
  if (session.email === null) return { session: null };
  const profile = await callPortal<{ companyData: unknown; userData: unknown }>(
    request,
    portal.url,
    '/profile/profileCheck',
    {},
  );
  const invites = await (await request.get(`${portal.url}/api/profile/getUserInviteList`)).json();
  return { session: session.email, profile: [profile.companyData, profile.userData], invites };
}

async function invite(page: Page, portal: Place, email: string): Promise<void> {
  await callPortal(page.request, portal.url, '/accounts/invite_user', { email, firstName: 'Kim', lastName: 'Lark' });
  await expect.poll(() => mailsTo(portal, email)).toBe(1);
}

async function mailsTo(portal: Place, email: string): Promise<number> {
  const list = await readMailbox(portal);
  return list.split('<tr>').filter((row) => row.includes(email)).length;
}

/** Notes which attacks were answered as if the portal's own page had asked. */
function watchAnswers(page: Page, portal: Place) {
  const succeeded = new Set<string>();
  let current = '';
  page.on('response', (response) => {
    if (response.url().startsWith(`${portal.url}/api/`) && response.status() < 400) succeeded.add(current);
  });
  return {
    succeeded,
    now(what: string) {
      current = what;
    },
  };
}

// A page on the portal's own host but another port is of the same site, so that browsers send every cookie along.
for (const host of ['evil.test', 'localhost']) {
  // The server's tests try every forgery of both; the one that cookies go with is seen in a browser on every run.
  const tag = host === 'localhost' ? [] : ['@sweep'];
  test(`V3.5.1 V3.5.3 no page of ${host} changes anything in any of seven ways`, { tag }, async ({ page, portal }) => {
    const invited = `kim-${host}@lark-bakery.example`;
    await newMember(page, portal, `victim-${host}`);
    await invite(page, portal, invited);
    const before = await stateOf(page, portal);
    const site = await startHostileSite();
    const tab = await page.context().newPage();
    const answers = watchAnswers(tab, portal);
    for (const [name, call] of Object.entries(forgedCalls(portal, invited))) {
      for (const attack of attackNames) {
        answers.now(`${attack}: ${name}`);
        await site.attack(tab, host, attack, call);
      }
    }
    site.close();
    expect([...answers.succeeded]).toEqual([]);
    expect(await stateOf(page, portal)).toEqual(before);

    // Mails are sent in order: what an attack had sent would be there before the invitation of somebody else.
    await invite(page, portal, `later-${host}@lark-bakery.example`);
    expect(await mailsTo(portal, invited)).toBe(1);
  });
}

test('the same pages do harm where the checks are off', { tag: '@sweep' }, async ({ page }) => {
  const unguarded = await startUnguardedPortal();
  const site = await startHostileSite();
  try {
    const invited = 'kim@lark-bakery.example';
    await newMember(page, unguarded, 'victim');
    await invite(page, unguarded, invited);
    const tab = await page.context().newPage();
    const answers = watchAnswers(tab, unguarded);
    const { inviteLinkLookup, companyUpdate, logout } = forgedCalls(unguarded, invited);

    answers.now('navigation: inviteLinkLookup');
    await site.attack(tab, 'evil.test', 'navigation', inviteLinkLookup);
    await expect.poll(() => mailsTo(unguarded, invited)).toBe(2);
    answers.now('text/plain form: companyUpdate');
    await site.attack(tab, 'evil.test', 'text/plain form', companyUpdate);
    expect(await stateOf(page, unguarded)).toMatchObject({ profile: [{ companyName: 'Mallory Ltd' }, {}] });
    // What answers a fetch is hidden from the page and from this test; what it did is not.
    await site.attack(tab, 'evil.test', 'no-cors fetch', logout);
    expect(await stateOf(page, unguarded)).toEqual({ session: null });
    expect([...answers.succeeded]).toEqual(['navigation: inviteLinkLookup', 'text/plain form: companyUpdate']);
  } finally {
    site.close();
    await unguarded.stop();
  }
});
