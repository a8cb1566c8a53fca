import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { createFakePaceClock } from '../../testing/fake-pace-clock.ts';
import { MEMBERS, membersPage, membersSite, TOTP_SECRET } from '../../testing/members-site.ts';
import { scanNow } from '../../testing/scan-test-site.ts';
import { htmlPage, links } from '../../testing/site-page.ts';
import { startSiteServer } from '../../testing/site-server.ts';
import type { SiteSocket } from '../../testing/site-socket.ts';
import type { ScanSettings } from '../scan-options.ts';
import type { Access } from './access.ts';

type Way = (origin: string) => Access['way'];
const sign = (origin: string) => ({ url: `${origin}/account`, text: 'Signed in as olga' });

/** Scans a site with an account; keeps everything that the scan hands out on its way. */
async function scanAs(
  way: Way,
  options: { site?: ReturnType<typeof membersSite>; text?: string; level?: ScanSettings['level'] } = {},
) {
  const site = options.site ?? membersSite();
  const server = await startSiteServer(site);
  const origin = `http://127.0.0.1:${server.port}`;
  const handedOut: string[] = [];
  try {
    const { text = 'Signed in as olga' } = options;
    const result = await scanNow(
      {
        scanId: 'members',
        url: `${origin}/`,
        level: options.level ?? 'safe',
        allowedHosts: ['127.0.0.1'],
        userAgentContact: 'https://portal.example/scanning',
        signIns: { main: { way: way(origin), sign: { ...sign(origin), text } } },
      },
      {
        clock: createFakePaceClock(),
        onCheckpoint: async (checkpoint) => void handedOut.push(JSON.stringify(checkpoint)),
      },
    );
    handedOut.push(JSON.stringify(result));
    return { result, requests: server.requests, handedOut: handedOut.join('\n'), site };
  } finally {
    await server.close();
  }
}

const { token, password } = MEMBERS.olga;
const form: Way = (origin) => ({
  kind: 'form',
  page: `${origin}/sign-in`,
  userField: 'email',
  passwordField: 'password',
  user: 'olga@members.test',
  password,
});

const pathsOf = (requests: readonly { url: string }[]) => requests.map(({ url }) => url);

test.each<[string, Way]>([
  ['a header', () => ({ kind: 'header', name: 'X-Access-Key', value: token })],
  ['a bearer token', () => ({ kind: 'bearer', token })],
])('with %s the scan reads what its account sees, and gives the secret to nobody', async (_, way) => {
  const { result, requests, handedOut } = await scanAs(way);
  expect(result.extent?.signedIn).toMatchObject({ failure: null, signIns: 1, onlySignedIn: 2 });
  expect(pathsOf(requests)).toContain('/orders');
  expect(pathsOf(requests)).not.toContain('/sign-out');
  expect(handedOut).not.toContain(token);
  // What everybody gets is asked for as everybody.
  const robots = requests.find(({ url }) => url === '/robots.txt');
  expect(robots?.headers.authorization ?? robots?.headers['x-access-key']).toBeUndefined();
});

test('a session is kept alive: it is signed in again when the website ends it, and its cookie is written down nowhere', async () => {
  const { result, handedOut, site } = await scanAs(form, { site: membersSite({ lasts: 4 }) });
  expect(result.extent?.signedIn?.failure).toBeNull();
  expect(site.signIns()).toBeGreaterThan(1);
  expect(site.signIns()).toBeLessThanOrEqual(6);
  expect(handedOut).not.toContain(password);
  expect(handedOut).not.toContain('s3ss10n-');
});

test('a code of an authenticator app is entered where the page asks for one', async () => {
  const site = membersSite({ withCode: true });
  const { result, handedOut } = await scanAs(
    (origin) => ({ ...form(origin), totpSecret: TOTP_SECRET }) as Access['way'],
    { site },
  );
  expect(result.extent?.signedIn).toMatchObject({ failure: null, onlySignedIn: 2 });
  expect(handedOut).not.toContain(TOTP_SECRET);
});

test('a sign-in that fails is said plainly, and the scan goes on without', async () => {
  const wrong = await scanAs((origin) => ({ ...form(origin), password: 'Not-the-one-99' }) as Access['way']);
  expect(wrong.result.extent?.signedIn).toMatchObject({ failure: 'NO_SIGN', signIns: 1, compared: 0 });
  expect(pathsOf(wrong.requests)).toContain('/about');
  const scripted = membersSite({
    pages: () => ({ '/sign-in': { body: '<div id="root"></div><script src="/js/app.js"></script>' } }),
  });
  const built = await scanAs(form, { site: scripted });
  expect(built.result.extent?.signedIn?.failure).toBe('BUILT_BY_SCRIPT');
  const everywhere = await scanAs(() => ({ kind: 'bearer', token }), { text: 'Sign in' });
  expect(everywhere.result.extent?.signedIn?.failure).toBe('SIGN_FOR_ALL');
});

test('recorded steps are repeated with the tokens of the page as it is now, and secrets in their places', async () => {
  const { result, handedOut } = await scanAs((origin) => ({
    kind: 'steps',
    user: 'olga@members.test',
    password,
    steps: [
      { method: 'GET', url: `${origin}/sign-in` },
      {
        method: 'POST',
        url: `${origin}/sign-in`,
        encoding: 'urlencoded',
        fields: [
          { name: 'csrf_token', value: 'of-last-week' },
          { name: 'email', value: '{user}' },
          { name: 'password', value: '{password}' },
        ],
      },
    ],
  }));
  expect(result.extent?.signedIn).toMatchObject({ failure: null, onlySignedIn: 2 });
  expect(handedOut).not.toContain(password);
});

test('signed in at a level that sends forms, what belongs to the account stays as it is, and other forms are sent', async () => {
  const site = membersSite({
    pages: (memberOf) => ({
      '/account': (_, headers) => {
        const name = memberOf(headers);
        if (name === null) return { status: 302, headers: { location: '/sign-in' }, body: '' };
        const form = (action: string, fields: string) =>
          `<form method="post" action="${action}">${fields}<button>Save</button></form>`;
        return {
          body: membersPage(
            name,
            `${form('/settings', '<input name="new_email" value="a@b.example">')}${form('/rights', '<select name="role"><option>staff</option></select>')}
             ${form('/account/secret', '<input type="password" name="p1">')}${form('/note', '<input name="note">')}<a href="/bye">Sign out</a><a href="/users/5/promote">5</a>`,
          ),
        };
      },
    }),
  });
  const { requests } = await scanAs(() => ({ kind: 'bearer', token }), { site, level: 'normal' });
  const posted = new Set(requests.filter(({ method }) => method === 'POST').map(({ url }) => url));
  expect(posted).toContain('/note');
  for (const path of ['/settings', '/rights', '/account/secret']) expect(posted).not.toContain(path);
  for (const path of ['/bye', '/users/5/promote']) expect(pathsOf(requests)).not.toContain(path);
});

const isMember = ({ cookie = '', authorization }: IncomingHttpHeaders) =>
  cookie.includes('session=') || authorization !== undefined;

test.each<[string, Way, SiteSocket['takes'], string[], string[]]>([
  [
    'that asks members alone is hijackable',
    form,
    (_, __, headers) => isMember(headers),
    ['own session', 'foreign -', 'foreign session'],
    ['socket-hijackable', 'socket-in-use'],
  ],
  [
    'that looks at the origin too is not',
    form,
    (origin, host, headers) => isMember(headers) && new URL(origin).host === host,
    ['own session', 'foreign -', 'foreign session'],
    ['socket-in-use'],
  ],
  [
    'whose members have no cookie is not',
    () => ({ kind: 'bearer', token }),
    (_, __, headers) => isMember(headers),
    ['own header', 'foreign -'],
    ['socket-in-use'],
  ],
])('a WebSocket %s', async (_, way, takes, expected, variants) => {
  const home = htmlPage('Home', `${links(['/sign-in'])}<script>new WebSocket('/chat/socket')</script>`);
  const members = membersSite({ pages: () => ({ '/': { body: home } }) });
  const site = { ...members, sockets: { '/chat/socket': { takes, says: [] } } };
  const { requests, result, handedOut } = await scanAs(way, { site });
  const handshakes = requests.flatMap(({ url, headers: { origin, host, cookie, authorization } }) => {
    const who = cookie !== undefined ? 'session' : authorization !== undefined ? 'header' : '-';
    return url === '/chat/socket' && origin !== undefined
      ? [`${origin.endsWith(`${host}`) ? 'own' : 'foreign'} ${who}`]
      : [];
  });
  expect(handshakes).toEqual(expected);
  expect(result.findings.filter(({ checkId }) => checkId === 'P29').map(({ variant }) => variant)).toEqual(variants);
  expect(handedOut).not.toContain('s3ss10n-');
});

const SAVE_FORM = '<form method="post" action="/save"><input name="iban"><button>Save</button></form>';

test.each<[string, string, Way, string[]]>([
  ['no attributes', '; Path=/', form, ['Firefox and Safari', 'httponly', 'samesite', 'secure']],
  ['SameSite=None', '; Path=/; HttpOnly; SameSite=None', form, ['SameSite=None', 'secure']],
  ['SameSite=Lax', '; Path=/; HttpOnly; SameSite=Lax', form, ['secure']],
  ['none, since a token is sent', '; Path=/', () => ({ kind: 'bearer', token }), []],
])('a form that only the account sees, and its session cookie with %s', async (_, cookieFlags, way, expected) => {
  const pages = () => ({
    '/account': (__: URL, headers: IncomingHttpHeaders) => ({
      body: isMember(headers) ? membersPage('olga', SAVE_FORM) : 'No',
      // Sent by other websites' requests, and signs nobody in.
      headers: { 'set-cookie': 'visits=0123456789abcdef; Path=/; HttpOnly; SameSite=None' },
    }),
  });
  const { result, handedOut } = await scanAs(way, { site: membersSite({ cookieFlags, pages }) });
  const said = result.findings.flatMap(({ checkId, variant, evidence, facts, isSignedIn }) => {
    if (checkId === 'P20') return [/Firefox and Safari|SameSite=None/.exec(evidence.note)?.[0] ?? evidence.note];
    if (checkId !== 'P10' || facts.cookie !== 'session') return [];
    expect(isSignedIn).toBe(true);
    return [variant.replace(/^.*-/, '')];
  });
  expect(said.sort()).toEqual(expected);
  expect(handedOut).not.toContain('s3ss10n-');
});
