import { htmlPage, links, type SitePages } from './site-page.ts';
import { SOUND_CHAT } from './site-socket.ts';
import { SOUND_FORM_LINKS } from './sound-forms.ts';
import { SOUND_PROGRAM_LINKS, SOUND_PROGRAMS } from './sound-programs.ts';

const YEAR_MS = 365 * 86_400_000;

/** Sent with every answer of the sound site. */
export const SOUND_HEADERS = {
  server: 'nginx',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'content-security-policy':
    "default-src 'self'; script-src 'self' https://cdn.example.net/; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

const page = (title: string, body: string, head = '') => ({ body: htmlPage(title, body, head) });

/** With the 32 bytes of a signature behind its values. */
const signedViewState = Buffer.concat([Buffer.from('/wEPDwUENTM4MWRk', 'base64'), Buffer.alloc(32, 9)]).toString(
  'base64',
);

/** Every page is the harmless twin of a flawed one: alike to look at, with nothing wrong. */
const TWINS: SitePages = {
  '/mixed': page(
    'Mixed content',
    '<p>See <a href="http://pictures.example.net/">pictures</a>.</p><img src="/a.png" alt="">',
  ),
  '/libraries': page(
    'Libraries',
    '<script src="/js/jquery.js"></script><script src="/js/handlebars-4.7.8.min.js"></script>',
  ),
  '/js/jquery.js': { type: 'text/javascript', body: '/*! jQuery v3.7.1 | (c) OpenJS Foundation */\nvar jquery=1;' },
  '/js/handlebars-4.7.8.min.js': { type: 'text/javascript', body: 'var Handlebars={};' },
  '/blog': page('Blog', 'Written with care.', '<meta name="generator" content="WordPress">'),
  '/bakery': page('Bakery', 'Bread', '<meta name="generator" content="Dough CMS 2">'),
  '/dough/version.txt': { type: 'text/plain', body: 'Dough CMS 2.6' },
  '/yeast.json': { type: 'application/json', body: '{"program":"yeast","v":10605}' },
  '/oven/login': { ...page('Oven', 'build-2 patched'), headers: { 'x-oven': 'Oven' } },
  '/pictures/': page('Index of our pictures', '<a href="/team">The team</a>'),
  '/trace': page('How to read a stack trace', '<p>Each line names a method and a place.</p>'),
  '/api/failure': { type: 'application/json', status: 500, body: '{"error":"Something went wrong.","id":"a1"}' },
  '/api/users': {
    type: 'application/json',
    body: JSON.stringify({
      users: [{ name: 'Ada', email: 'ada@harbor-bakery.de', password: '********', birthDate: 'hidden', iban: 'XXXX' }],
      words: { email: 'Email address', password: 'Password', birthDate: 'Date of birth', iban: 'IBAN' },
    }),
  },
  '/app': page('App', '<script src="/js/app.js"></script>'),
  '/js/app.js': { type: 'text/javascript', body: 'start();\n//# sourceMappingURL=app.js.map\n' },
  '/js/app.js.map': {
    type: 'application/json',
    body: JSON.stringify({ version: 3, sources: ['../node_modules/a/a.js'], sourcesContent: ['a()'], mappings: '' }),
  },
  '/search': page('Search', '<p>Your search for "SQL syntax" found nothing.</p>'),
  '/warning': page('Warning', '<p>Warning: on line 12 of the form something is missing.</p>'),
  '/app-config': {
    type: 'application/json',
    body: JSON.stringify({ key: ['pk', 'live', 'a1B2c3D4e5F6g7H8'].join('_') }),
  },
  '/key': {
    type: 'text/plain',
    body: '-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE\n-----END PUBLIC KEY-----\n',
  },
  '/signin': page('Sign in', '<form method="post" action="/signin"><input type="password" name="p"></form>'),
  '/cards': page(
    'Cards',
    '<td>Order 4539 5787 6362 1487, try it with 4111 1111 1111 1111</td><p>Card 1234567890123</p>',
  ),
  '/account': {
    ...page('Your account', '<a href="/logout">Sign out</a>'),
    headers: { 'cache-control': 'no-store' },
  },
  '/profile': page('Change your data', '<form method="post" action="/profile/save"><input name="nickname"></form>'),
  '/view-state': page('Orders', `<form><input type="hidden" name="__VIEWSTATE" value="${signedViewState}"></form>`),
  '/api/offers': (_, headers) => ({
    type: 'application/json',
    body: '{"offers":1}',
    headers: {
      'access-control-allow-origin': headers.origin === 'https://partner.example' ? headers.origin : '*',
      'access-control-allow-credentials': 'true',
    },
  }),
  '/visit-card': {
    ...page('Your visit', links(['/visit-card/numbers'])),
    headers: {
      'set-cookie': [
        '__Secure-visit_session=5f0c9e1b7a3d42860e6f; Path=/visit-card; Secure; HttpOnly; SameSite=Lax',
        '__Secure-form_token=81c2d9a45e7730bf61aa; Path=/visit-card; Secure; HttpOnly; SameSite=Lax',
      ],
    },
  },
  // Its token goes with the form; the session is there by a number of its own alone.
  '/visit-card/numbers': (_, { cookie = '' }) =>
    page(
      'Your numbers',
      `<script>var visit = "${(/visit_session=(\w+)/.exec(cookie)?.[1] ?? '').slice(0, 6)}";</script>
        <input type="hidden" value="${/form_token=(\w+)/.exec(cookie)?.[1] ?? ''}">`,
    ),
  '/js/angular.min.js': { type: 'text/javascript', body: 'var angular = {};' },
  '/chat': page('Chat', SOUND_CHAT),
  '/partners': page(
    'Partners',
    '<script src="https://cdn.example.net/widget.js" integrity="sha384-abc" crossorigin></script>',
  ),
};

/** Told as text only, and as a part of another website's address. */
const calledAs = (host: string | string[] | undefined) =>
  host === undefined ? '' : `<p>You called us ${host}.</p><a href="https://share.example/?u=${host}">Share</a>`;

const PLAIN = Array.from({ length: 14 }, (_, index) => `/article-${'abcdefghijklmn'.charAt(index)}`);

/**
 * The sound site. It answers addresses that it does not have with a friendly page and status 200 (see `SOFT_404`), as
 * many sites do, so every exposed file has its negative twin too.
 */
export const soundPages = (now: number): SitePages => ({
  '/': (_, headers) => ({
    ...page(
      'A sound site',
      links([
        ...Object.keys(TWINS).filter((path) => !path.startsWith('/js/')),
        ...SOUND_PROGRAM_LINKS,
        ...SOUND_FORM_LINKS,
        ...PLAIN,
      ]) + calledAs(headers['x-forwarded-host']),
    ),
    headers: {
      'set-cookie': ['__Host-sid=0123456789abcdef; Path=/; Secure; HttpOnly; SameSite=Lax', 'old=; Path=/; Max-Age=0'],
    },
  }),
  ...TWINS,
  ...SOUND_PROGRAMS,
  ...Object.fromEntries(PLAIN.map((path) => [path, page(path, `<p>An article called ${path}.</p>`)])),
  '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nAllow: /\n' },
  '/sitemap.xml': { type: 'application/xml', body: '<urlset></urlset>' },
  '/.well-known/security.txt': {
    type: 'text/plain',
    body: `Contact: mailto:security@sound.example\nExpires: ${new Date(now + YEAR_MS).toISOString()}\n`,
  },
});

/** What the sound site says for everything else. It quotes the address, as careless pages do. */
export const SOFT_404 = (path: string) => ({
  body: htmlPage(
    'Nothing here',
    `<p>ref: refs/heads/main, APP_ENV=production, CREATE TABLE: none of it is at ${encodeURI(path)}.</p>`,
  ),
});
