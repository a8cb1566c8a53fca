import { FLAWED_FORM_LINKS } from './flawed-forms.ts';
import { FLAWED_PROGRAM_LINKS, FLAWED_PROGRAMS } from './flawed-programs.ts';
import { htmlPage, links, type SitePage, type SitePages } from './site-page.ts';
import { FLAWED_CHAT } from './site-socket.ts';

/** Secrets are put together here so that no scanner of repositories takes them for real ones. */
const made = (...parts: readonly string[]) => parts.join('');

const page = (title: string, body: string, head = ''): SitePage => ({ body: htmlPage(title, body, head) });

const HEADERS: Readonly<Record<string, SitePage>> = {
  '/hsts-short': { ...page('Short', 'HSTS'), headers: { 'strict-transport-security': 'max-age=86400' } },
  '/hsts-invalid': { ...page('Invalid', 'HSTS'), headers: { 'strict-transport-security': 'forever' } },
  '/csp-report-only': {
    ...page('Report only', 'CSP'),
    headers: { 'content-security-policy-report-only': "default-src 'self'" },
  },
  '/csp-bypassable': {
    ...page('Bypassable', 'CSP'),
    headers: { 'content-security-policy': "script-src 'unsafe-inline' *; object-src 'none'" },
  },
  '/referrer-unsafe': { ...page('Referrer', 'policy'), headers: { 'referrer-policy': 'unsafe-url' } },
};

const CONTENT: SitePages = {
  '/mixed': page(
    'Mixed content',
    '<img src="http://pictures.example.net/a.png" alt=""><script src="http://scripts.example.net/a.js"></script>',
  ),
  '/libraries': page(
    'Libraries',
    '<script src="/js/jquery.js"></script><script src="/js/handlebars-4.0.0.min.js"></script><script src="/js/sessvars-1.00.js"></script>',
  ),
  '/js/jquery.js': { type: 'text/javascript', body: '/*! jQuery v1.12.4 | (c) jQuery Foundation */\nvar jquery=1;' },
  '/js/handlebars-4.0.0.min.js': { type: 'text/javascript', body: 'var Handlebars={};' },
  '/js/sessvars-1.00.js': { type: 'text/javascript', body: 'var sessvars={};location.href = "/found-in-script";' },
  '/found-in-script': page('Found in a script', '<p>Only a script leads here.</p>'),
  '/blog': page(
    'Blog',
    '<link rel="stylesheet" href="/wp-content/a.css">',
    '<meta name="generator" content="WordPress 5.0.1">',
  ),
  '/bakery': {
    ...page('Bakery', 'Bread', '<meta name="generator" content="Dough CMS 1">'),
    headers: { 'set-cookie': 'jam=1.9; Path=/bakery' },
  },
  '/yeast.json': { type: 'application/json', body: '{"program":"yeast","v":10604}' },
  '/oven/login': { ...page('Oven', 'build-2'), headers: { 'x-oven': 'Oven' } },
  '/old-cms': page('Old', 'CMS', '<meta name="generator" content="Drupal 7 (https://www.drupal.org)">'),
  '/pictures/': {
    body: '<html><head><title>Index of /pictures/</title></head><body><a href="../">../</a><a href="team.jpg">team.jpg</a></body></html>',
  },
  '/private-files/': {
    body: '<html><head><title>Index of /private-files/</title></head><body><a href="../">Parent Directory</a><a href="customers.sql">customers.sql</a></body></html>',
  },
  '/trace': {
    ...page('Error', '<pre>java.lang.NullPointerException\n\tat com.shop.cart.Cart.total(Cart.java:42)\n</pre>'),
    status: 500,
  },
  '/api/failure': {
    type: 'application/json',
    status: 500,
    body: JSON.stringify({
      error: 'x',
      stack: 'TypeError: x\n    at total (/srv/shop/cart.js:42:7)\n    at /srv/shop/app.js:7:1',
    }),
  },
  '/api/users': {
    type: 'application/json',
    body: JSON.stringify({
      users: [
        {
          name: 'Ada',
          email: 'ada@harbor-bakery.de',
          password: made('$2', 'b$12$', 'R9h7cIPz0gi'),
          birthDate: '1985-12-10',
          iban: made('DE8937', '0400440532013000'),
        },
      ],
    }),
  },
  '/app': page('App', '<script src="/js/app.js"></script>'),
  '/js/app.js': { type: 'text/javascript', body: 'start();\n//# sourceMappingURL=app.js.map\n' },
  '/js/app.js.map': {
    type: 'application/json',
    body: JSON.stringify({
      version: 3,
      sources: ['../src/app.ts', '../node_modules/a/a.js'],
      sourcesContent: ['// the till', ''],
      mappings: '',
    }),
  },
  '/search': page('Search', 'You have an error in your SQL syntax; check the manual that corresponds to your server'),
  '/warning': page(
    'Warning',
    '<b>Warning</b>:  Undefined variable $user in <b>/var/www/html/index.php</b> on line <b>12</b>',
  ),
  '/debug': page('Debug', "You're seeing this error because you have <code>DEBUG = True</code> in your settings."),
  '/app-config': {
    type: 'application/json',
    body: JSON.stringify({
      key: made('sk_', 'live_', 'a1B2c3D4e5F6g7H8i9J0'),
      database: made('mysql', '://shop:hunter-2-secret@db.internal/shop'),
      card: '4111 1111 1111 1111',
    }),
  },
  '/key': {
    type: 'text/plain',
    body: `${made('-----BEGIN RSA PRIV', 'ATE KEY-----')}\n${'MIIEowIBAAKCAQEA7b'.repeat(8)}\n-----END-----\n`,
  },
  '/signin': page(
    'Sign in',
    '<form method="post" action="/signin"><input name="u"><input type="password" name="p"></form>',
  ),
  '/signin-elsewhere': page(
    'Sign in',
    '<form method="post" action="http://login.example.net/"><input type="password" name="p"></form>',
  ),
  '/cards': page('Cards', `<td>${made('4539 5787 ', '6362 1486')}</td>`),
  '/account': page('Your account', '<p>Good day, Ada.</p><a href="/logout">Sign out</a>'),
  '/profile': page(
    'Change your data',
    '<form method="post" action="/profile/save"><input name="nickname"><input name="iban"><button>Save</button></form>',
  ),
  '/view-state': page('Orders', '<form><input type="hidden" name="__VIEWSTATE" value="/wEPDwUENTM4MWRk"></form>'),
  '/java-object': page(
    'Basket',
    '<form action="/basket"><input type="hidden" name="basket" value="rO0ABXQABWhlbGxv"></form>',
  ),
  '/api/offers': (url, headers) => ({
    type: 'application/json',
    body: JSON.stringify({ offers: url.searchParams.size }),
    headers: headers.origin
      ? { 'access-control-allow-origin': headers.origin, 'access-control-allow-credentials': 'true', vary: 'Origin' }
      : { 'access-control-allow-credentials': 'true' },
  }),
  '/visit-card': {
    ...page('Your visit', links(['/visit-card/numbers'])),
    headers: { 'set-cookie': 'visit_session=5f0c9e1b7a3d42860e6f; Path=/visit-card; HttpOnly; SameSite=Lax' },
  },
  '/visit-card/numbers': (_, { cookie = '' }) =>
    page('Your numbers', `<script>var visit = "${/visit_session=(\w+)/.exec(cookie)?.[1] ?? ''}";</script>`),
  '/js/angular.min.js': { type: 'text/javascript', body: 'var angular = {};' },
  '/chat': page('Chat', FLAWED_CHAT),
  '/partners': page('Partners', '<script src="https://cdn.example.net/widget.js"></script>'),
};

const CALENDAR = page('Calendar', links(Array.from({ length: 30 }, (_, day) => `/calendar?day=${day}`)));
const PLAIN = ['about', 'contact', 'team', 'prices', 'imprint', 'jobs'].map((name) => `/${name}`);

/** Pages that must never be asked for: robots.txt forbids them, or their words warn. */
export const FORBIDDEN_PATHS = ['/staff-only/list', '/logout', '/cart/checkout', '/account/delete?id=1'] as const;

/** The pages that a visitor of the flawed site can find; exposed files are apart. */
export const FLAWED_PAGES: SitePages = {
  '/': (_, headers) => ({
    ...page(
      'Apache2 Ubuntu Default Page: It works',
      `${links([...Object.keys(HEADERS), ...Object.keys(CONTENT).filter((path) => !path.startsWith('/js/') && path !== '/found-in-script'), '/calendar', ...PLAIN, ...FLAWED_PROGRAM_LINKS, ...FLAWED_FORM_LINKS, ...FORBIDDEN_PATHS])}<form action="/results"><input name="q" type="search"></form>`,
      // Names itself as a proxy says that it was called.
      `<link rel="canonical" href="//${headers['x-forwarded-host'] ?? headers.host}/">`,
    ),
    headers: { 'set-cookie': ['PHPSESSID=0123456789abcdef; Path=/', 'colour=green; Path=/'] },
  }),
  ...HEADERS,
  ...CONTENT,
  ...Object.fromEntries(PLAIN.map((path) => [path, page(path.slice(1), `<p>All about our ${path.slice(1)}.</p>`)])),
  ...FLAWED_PROGRAMS,
  '/calendar': CALENDAR,
  '/results': page('Results', '<p>Nothing found.</p>'),
  ...Object.fromEntries(FORBIDDEN_PATHS.map((path) => [path, page('Forbidden', '<p>A visitor asked for it.</p>')])),
  '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /staff-only/\nSitemap: /sitemap.xml\n' },
  '/sitemap.xml': {
    type: 'application/xml',
    body: '<?xml version="1.0"?><urlset><url><loc>ORIGIN/only-in-sitemap</loc></url></urlset>',
  },
  '/only-in-sitemap': page('Only in the sitemap', '<p>No link leads here.</p>'),
};

/** Sent with every answer of the flawed site. */
export const FLAWED_HEADERS = { server: 'Apache/2.2.15 OpenSSL/1.0.1e', 'x-powered-by': 'PHP/5.6.40' } as const;
