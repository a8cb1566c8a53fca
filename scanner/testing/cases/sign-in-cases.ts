import { htmlPage, type Program, type SitePage, type SitePages } from '../site-page.ts';

/** One sign-in of a site of its own. `isOpen` when a well-known password opens it and a made-up one does not. */
export type SignInCase = {
  readonly name: string;
  readonly isOpen: boolean;
  /** Tries with well-known or made-up passwords that the scan makes; the rest of the scan signs in as "visitor". */
  readonly tries: number;
  readonly path: string;
  readonly pages: SitePages;
  /** A part of the reason why the check was not, or not wholly, done. */
  readonly notTested?: string;
};

type Entered = { readonly user: string; readonly password: string };
type Answer = (entered: Entered, form: SitePage) => SitePage;

type Look = {
  readonly path: string;
  readonly title?: string;
  readonly user?: string;
  readonly inside?: string;
  readonly action?: string;
};

const page = (title: string, body: string, more: Partial<SitePage> = {}): SitePage => ({
  body: htmlPage(title, body),
  ...more,
});
const to = (location: string): SitePage => ({
  status: 302,
  body: '',
  headers: { location, 'set-cookie': 'session=of-an-administrator; Path=/; HttpOnly' },
});
const WRONG = '<p>Wrong user name or password.</p>';

function signInAt({ path, title = 'Sign in', user = 'user', inside = '', action = path }: Look, answer: Answer) {
  const field = user === '' ? '' : `<input name="${user}">`;
  const markup = `<form method="post" action="${action}">${field}<input type="password" name="word">${inside}<button>Go</button></form>`;
  const form = page(title, markup);
  const program: Program = (_, __, { method, fields }) =>
    method === 'POST' ? answer({ user: fields.get(user) ?? '', password: fields.get('word') ?? '' }, form) : form;
  return { [path]: program, [action]: program };
}

const refusal = (form: SitePage): SitePage => ({ ...form, body: String(form.body).replace('</h1>', `</h1>${WRONG}`) });
/** Opens for one pair only. */
const opensFor =
  (user: string, password: string, inside: SitePage = to('/inside')): Answer =>
  (entered, form) =>
    entered.user === user && entered.password === password ? inside : refusal(form);
const refuses: Answer = (_, form) => refusal(form);

const one = (
  name: string,
  isOpen: boolean,
  tries: number,
  look: Look,
  answer: Answer,
  notTested?: string,
): SignInCase => ({
  ...{ name, isOpen, tries, path: look.path, pages: signInAt(look, answer) },
  ...(notTested === undefined ? {} : { notTested }),
});

const ROUTER: Look = { path: '/cgi-bin/luci', title: 'OpenWrt - LuCI', user: 'luci_username' };
const PHPMYADMIN: Look = { path: '/phpmyadmin/', title: 'phpMyAdmin', user: 'pma_username' };
const ADMIN: Look = { path: '/admin', title: 'Administration' };
const ALIKE = 'SIGN_IN_ALIKE';
const LOCKED_OUT = 'SIGN_IN_LOCKED';

/** A token that is good for one try, and belongs to the visitor's session. */
function withToken(answer: Answer): SitePages {
  let token = 0;
  const program: Program = (_, headers, { method, fields }) => {
    const isCurrent =
      fields.get('authenticity_token') === `token-${token}` &&
      headers.cookie?.includes(`visit=visit-${token}`) === true;
    token += 1;
    const inside = `<input name="username"><input type="password" name="password"><input type="hidden" name="authenticity_token" value="token-${token}">`;
    const form = {
      body: htmlPage(
        'Sign in',
        `<form method="post" action="/login">${inside}</form>`,
        '<meta name="description" content="Redmine">',
      ),
      headers: { 'set-cookie': `visit=visit-${token}; Path=/` },
    };
    if (method !== 'POST') return form;
    if (!isCurrent) return { status: 422, body: 'Invalid form authenticity token.' };
    return answer({ user: fields.get('username') ?? '', password: fields.get('password') ?? '' }, form);
  };
  return { '/login': program };
}

export const OPEN_ROUTER = one(
  'a router that answers with its page',
  true,
  2,
  ROUTER,
  opensFor('root', '', page('Status', '<table><tr><td>Uptime</td><td>3 days</td></tr></table>')),
);
export const CLOSED_ROUTER = one('a router with a password of its own', false, 1, ROUTER, refuses);

export const SIGN_IN_CASES: readonly SignInCase[] = [
  one('a database tool without a password', true, 2, PHPMYADMIN, opensFor('root', '', to('/phpmyadmin/index.php'))),
  {
    ...{ name: 'a product with a token for each try', isOpen: true, tries: 2, path: '/login' },
    pages: withToken(opensFor('admin', 'admin', to('/my/page'))),
  },
  one('the second pair of an unknown product', true, 3, ADMIN, opensFor('admin', 'password')),
  OPEN_ROUTER,
  one(
    'a device that asks for a password only',
    true,
    // One of them is the word by which the scan looks whether a field's value comes back.
    3,
    { path: '/start', title: 'Router', user: '' },
    ({ password }, form) => (password === 'admin' ? to('/overview') : refusal(form)),
  ),
  one(
    'a page whose scripts hold words about locks and failures',
    true,
    3,
    { ...ADMIN, inside: '<script>const texts = { locked: "Account locked", invalid: "Invalid" };</script>' },
    opensFor(
      'admin',
      'password',
      page('Overview', '<script>const texts = { invalid: "Invalid" };</script><p>Orders</p>'),
    ),
  ),

  one('a database tool with a password', false, 1, PHPMYADMIN, refuses),
  CLOSED_ROUTER,
  one('an administration with a password', false, 2, ADMIN, refuses),
  one('where customers sign in', false, 0, { path: '/account', title: 'Your account' }, opensFor('admin', 'admin')),
  one('one that sends everybody to the same page', false, 2, ADMIN, () => to('/home'), ALIKE),
  one('one that sends back to itself', false, 2, ADMIN, () => to('/admin')),
  one('one that lets everybody in', false, 2, ADMIN, () => page('Welcome', '<p>Have a look around.</p>'), ALIKE),
  one('one that sends failures to a page of their own', false, 2, ADMIN, () => to('/admin/login-failed')),
  one(
    'one that warns of a lock',
    false,
    1,
    ADMIN,
    (_, form) => ({
      ...form,
      body: String(form.body).replace('</h1>', '</h1><p>Wrong password. 2 attempts left.</p>'),
    }),
    LOCKED_OUT,
  ),
  one('one that locks by its status', false, 1, ADMIN, () => ({ status: 429, body: 'Slow down.' }), LOCKED_OUT),
  one('one that locks the account', false, 1, ADMIN, () => ({ status: 423, body: '' }), LOCKED_OUT),
  one(
    'one that says in a script that it locks',
    false,
    1,
    ADMIN,
    (_, form) => ({
      ...form,
      body: String(form.body).replace('</body>', "<script>alert('Too many tries')</script></body>"),
    }),
    LOCKED_OUT,
  ),
  one(
    'one that locks when the made-up password comes',
    false,
    2,
    ADMIN,
    ({ password }) => (password === 'admin' ? to('/inside') : page('Stop', '<p>Your account has been locked.</p>')),
    LOCKED_OUT,
  ),
  one(
    'one with a riddle in its form',
    false,
    0,
    { ...ADMIN, inside: '<div class="g-recaptcha" data-sitekey="x"></div>' },
    opensFor('admin', 'admin'),
  ),
  one(
    'one that poses a riddle after the first try',
    false,
    1,
    ADMIN,
    (_, form) => ({
      ...form,
      body: String(form.body).replace('<button>', '<img src="/captcha.png"><button>'),
    }),
    'SIGN_IN_RIDDLE',
  ),
  one(
    'one that asks for a code as well',
    false,
    0,
    { ...ADMIN, inside: '<input name="code">' },
    opensFor('admin', 'admin'),
  ),
  one(
    'one that sets a password',
    false,
    0,
    { ...ADMIN, inside: '<input type="password" name="again">' },
    opensFor('admin', 'admin'),
  ),
  one(
    'one whose address warns of a change',
    false,
    0,
    { ...ADMIN, action: '/admin/delete' },
    opensFor('admin', 'admin'),
  ),
];
