import { expect, test } from 'vitest';
import { createFakePaceClock } from '../../testing/fake-pace-clock.ts';
import { type SignInPlace, type SiteWithProvider, startSiteWithProvider } from '../../testing/identity-provider.ts';
import { membersCases } from '../../testing/members-cases.ts';
import { MEMBERS, TOTP_SECRET } from '../../testing/members-site.ts';
import { casesOf, scanNow } from '../../testing/scan-test-site.ts';
import type { Access } from './access.ts';
import { findSignInFormAt, tryAccess } from './try-access.ts';

const LOCAL = { allowedHosts: ['127.0.0.1', 'localhost'], userAgentContact: 'https://portal.example/scanning' };
const TRYING = { ...LOCAL, dnsServers: [] };

type FormWay = Extract<Access['way'], { kind: 'form' }>;

/** How olga signs in, by the form at the provider, which was named and confirmed. */
const asOlga = ({ origin, providerOrigin }: SiteWithProvider, changes: Partial<FormWay> = {}): Access => ({
  way: {
    ...{ kind: 'form', page: `${origin}/sign-in`, formAt: providerOrigin, hosts: [providerOrigin] },
    ...{ userField: 'username', passwordField: 'password', user: 'olga', password: MEMBERS.olga.password },
    ...changes,
  },
  sign: { url: `${origin}/account`, text: 'Signed in as olga' },
});

async function withSite<Result>(place: SignInPlace, work: (all: SiteWithProvider) => Promise<Result>): Promise<Result> {
  const all = await startSiteWithProvider(place);
  try {
    return await work(all);
  } finally {
    await all.close();
  }
}

const pathOf = (url: string) => url.replace(/\?.*/, '');

test.each<[string, SignInPlace, Partial<FormWay>, boolean]>([
  ['a code in a redirect, on a flawed site', {}, {}, true],
  ['a form that submits itself, on a sound site', { handsOverBy: 'form' }, {}, false],
  ['the name first, on a flawed site', { nameFirst: true }, { passwordField: 'on-the-next-page' }, true],
  ['a second factor there, on a flawed site', { withCode: true }, { totpSecret: TOTP_SECRET, codeField: 'otp' }, true],
])(
  'a sign-in at another host with %s: what is behind it is scanned, and that host gets the sign-in alone',
  async (_, place, changes, isFlawed) => {
    const site = { pages: (memberOf: Parameters<typeof membersCases>[0]) => membersCases(memberOf, isFlawed) };
    await withSite({ ...place, site }, async (all) => {
      const handedOut: string[] = [];
      const result = await scanNow(
        {
          ...{ scanId: 'elsewhere', url: `${all.origin}/`, level: 'normal', ...LOCAL },
          signIns: { main: asOlga(all, changes) },
        },
        {
          clock: createFakePaceClock(),
          onCheckpoint: async (checkpoint) => void handedOut.push(JSON.stringify(checkpoint)),
        },
      );
      expect(result.extent?.signedIn).toMatchObject({ failure: null, signIns: 1 });
      const found = casesOf(result.findings.filter(({ checkId }) => checkId === 'A23'));
      expect(found).toEqual(isFlawed ? ['A23 data-without-sign-in'] : []);
      const there = all.provider.requests.map(({ method, url }) => `${method} ${pathOf(url)}`);
      const further =
        place.withCode === true ? ['GET /code', 'POST /code'] : place.nameFirst === true ? ['POST /login'] : [];
      expect(there).toEqual(['GET /authorize', 'GET /login', 'POST /login', ...further]);
      // Each keeps its cookies.
      expect(all.provider.requests.map(({ headers }) => headers.cookie ?? '').join()).not.toMatch(
        /(?:^|[; ,])(?:session|flow)=/,
      );
      expect(all.server.requests.map(({ headers }) => headers.cookie ?? '').join()).not.toContain('provider_');
      const kept = handedOut.join() + JSON.stringify(result);
      const secrets = [MEMBERS.olga.password, 's3ss10n-', 'pr0vider-', 'c0de-of-', 'h4lf-'];
      expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);
      expect(result.findings.flatMap(({ urls }) => urls).filter((url) => !url.startsWith(all.origin))).toEqual([]);
    });
  },
);

test('a session that the website ends by leading to the provider is signed in again', async () => {
  await withSite({ site: { lasts: 4 } }, async (all) => {
    const result = await scanNow(
      {
        ...{ scanId: 'again', url: `${all.origin}/`, level: 'safe', ...LOCAL },
        signIns: { main: asOlga(all) },
      },
      { clock: createFakePaceClock() },
    );
    expect(result.extent?.signedIn?.failure).toBeNull();
    expect(all.site.signIns()).toBeGreaterThan(1);
  });
});

test('recorded requests are repeated there, to the address that the form has this time', async () => {
  await withSite({ handsOverBy: 'form' }, async (all) => {
    const fields = [
      { name: 'username', value: '{user}' },
      { name: 'password', value: '{password}' },
    ];
    const access: Access = {
      ...asOlga(all),
      way: {
        ...{ kind: 'steps', user: 'olga', password: MEMBERS.olga.password, hosts: [all.providerOrigin] },
        steps: [
          { method: 'GET', url: `${all.origin}/sign-in` },
          { method: 'POST', url: `${all.providerOrigin}/login?flow=of-last-week`, encoding: 'urlencoded', fields },
        ],
      },
    };
    expect(await tryAccess(access, TRYING)).toBeNull();
  });
});

test('nothing goes to a host that was not named, and it is said which one asked', async () => {
  await withSite({}, async (all) => {
    const search = await findSignInFormAt(`${all.origin}/sign-in`, [], TRYING);
    expect(search).toEqual({ form: null, leadsTo: all.providerOrigin });
    const fault = await tryAccess(asOlga(all, { hosts: [] }), TRYING);
    expect(fault).toEqual({ failure: 'OTHER_HOST', host: all.providerOrigin });
    expect(all.provider.requests).toEqual([]);
    const found = await findSignInFormAt(`${all.origin}/sign-in`, [all.providerOrigin], TRYING);
    expect(found).toMatchObject({ form: { at: all.providerOrigin, passwordField: 'password' }, leadsTo: null });
  });
});

test('the password goes to the origin that was confirmed, even among those that were named', async () => {
  await withSite({}, async (other) => {
    await withSite({ sendsTo: other.providerOrigin }, async (all) => {
      const hosts = [all.providerOrigin, other.providerOrigin];
      expect(await tryAccess(asOlga(all, { hosts }), TRYING)).toEqual({ failure: 'OTHER_ADDRESS', host: null });
      expect(await tryAccess(asOlga(all), TRYING)).toEqual({ failure: 'OTHER_HOST', host: other.providerOrigin });
      expect(await tryAccess(asOlga(all, { formAt: all.origin }), TRYING)).toMatchObject({ failure: 'OTHER_HOST' });
    });
    expect(other.provider.requests).toEqual([]);
  });
});

test('a named host has to be encrypted, and no machine inside', async () => {
  await withSite({}, async (all) => {
    const fault = (host: string, allowedHosts = LOCAL.allowedHosts) =>
      tryAccess(asOlga(all, { hosts: [host], formAt: host, page: `${host}/login` }), { ...TRYING, allowedHosts });
    expect(await fault('http://10.0.0.1')).toEqual({ failure: 'NOT_ENCRYPTED', host: null });
    expect(await fault('https://10.0.0.1')).toEqual({ failure: 'SILENT', host: null });
    expect(all.provider.requests).toEqual([]);
  });
});
