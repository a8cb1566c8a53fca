import { codeAt } from '../src/signed-in/one-time-code.ts';
import { htmlPage, links, type Program, type SitePage, type SitePages } from './site-page.ts';
import type { SiteOptions } from './site-server.ts';

/** People of the test site, and what opens it for them. */
export const MEMBERS = {
  olga: { password: 'Winter-garden-77', token: 'tok_0lga-7f3a9b2c5d', role: 'owner' },
  sam: { password: 'Summer-terrace-12', token: 'tok_5am-11aa22bb33', role: 'staff' },
} as const;
export type MemberName = keyof typeof MEMBERS;

export const TOTP_SECRET = 'JBSWY3DPEHPK3PXP';

export type MembersSite = SiteOptions & {
  /** Ends all sessions, as a restart of the website does. */
  forgetSessions(): void;
  readonly signIns: () => number;
  /** Begins a session; returns the line that sets its cookie. */
  admit(name: MemberName): string;
};

type MembersOptions = {
  /** A code of an authenticator app is asked for after the password. */
  readonly withCode?: boolean;
  readonly pages?: (memberOf: (headers: Parameters<Program>[1]) => MemberName | null) => SitePages;
  /** How many answers a session lasts for. */
  readonly lasts?: number;
  /** What the session's cookie is set with, after its value. */
  readonly cookieFlags?: string;
};

const AWAY: SitePage = { status: 302, headers: { location: '/sign-in' }, body: '' };
export const membersPage = (name: string, body: string) =>
  htmlPage('Members', `<p>Signed in as ${name}</p>${links(['/account', '/orders', '/sign-out'])}${body}`);

/** A site with a part for members, who come by a session cookie, a bearer token or a header. */
export function membersSite({
  withCode = false,
  pages,
  lasts = Number.POSITIVE_INFINITY,
  cookieFlags = '; Path=/; HttpOnly',
}: MembersOptions = {}): MembersSite {
  const sessions = new Map<string, { name: MemberName; isWhole: boolean; left: number }>();
  let signIns = 0;
  const sessionOf = (headers: Parameters<Program>[1]) =>
    sessions.get(/(?:^|;\s*)session=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '');
  const memberOf = (headers: Parameters<Program>[1]): MemberName | null => {
    const named = Object.keys(MEMBERS) as MemberName[];
    const given = headers.authorization?.replace('Bearer ', '') ?? headers['x-access-key'];
    const byToken = named.find((name) => MEMBERS[name].token === given);
    if (byToken !== undefined) return byToken;
    const session = sessionOf(headers);
    if (session?.isWhole !== true || session.left <= 0) return null;
    session.left -= 1;
    return session.name;
  };
  const inside =
    (show: (name: MemberName) => SitePage): Program =>
    (_, headers) => {
      const name = memberOf(headers);
      return name === null ? AWAY : show(name);
    };
  const form = (action: string, fields: string) =>
    htmlPage('Sign in', `<form method="post" action="${action}">${fields}<button>Sign in</button></form>`);
  const admit = (name: MemberName): string => {
    signIns += 1;
    const id = `s3ss10n-${name}-${signIns}-f00dfeed`;
    sessions.set(id, { name, isWhole: !withCode, left: lasts });
    return `session=${id}${cookieFlags}`;
  };
  const signIn: Program = (_, __, { method, fields }) => {
    const body = form(
      '/sign-in',
      '<input type="hidden" name="csrf_token" value="a94f3e07b1c24d55"><input name="email"><input type="password" name="password">',
    );
    if (method !== 'POST') return { body };
    const name = (Object.keys(MEMBERS) as MemberName[]).find(
      (known) => fields.get('email') === `${known}@members.test` && fields.get('password') === MEMBERS[known].password,
    );
    if (name === undefined || fields.get('csrf_token') !== 'a94f3e07b1c24d55') return { body, status: 200 };
    return {
      status: 302,
      headers: { location: withCode ? '/code' : '/account', 'set-cookie': admit(name) },
      body: '',
    };
  };
  const code: Program = (_, headers, { method, fields }) => {
    const session = sessionOf(headers);
    if (session === undefined) return AWAY;
    if (method !== 'POST') return { body: form('/code', '<input name="otp_code">') };
    if (fields.get('otp_code') !== codeAt(TOTP_SECRET, Date.now()))
      return { body: form('/code', '<input name="otp_code">') };
    session.isWhole = true;
    return { status: 302, headers: { location: '/account' }, body: '' };
  };
  return {
    forgetSessions: () => sessions.clear(),
    signIns: () => signIns,
    admit,
    pages: {
      '/': { body: htmlPage('Home', links(['/about', '/sign-in'])) },
      '/about': { body: htmlPage('About', '<p>Open from nine to five. Call +1 555 0100.</p>') },
      '/sign-in': signIn,
      '/code': code,
      '/sign-out': inside(() => ({ body: 'Bye' })),
      '/account': inside((name) => ({
        // Tells its own secret, as programs that print their settings do.
        body: membersPage(name, `<p>Your key: ${MEMBERS[name].token} ${MEMBERS[name].password}</p>`),
      })),
      '/orders': inside((name) => ({ body: membersPage(name, '<p>No orders yet.</p>') })),
      ...pages?.(memberOf),
    },
  };
}
