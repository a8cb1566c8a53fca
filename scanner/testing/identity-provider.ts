import { codeAt } from '../src/signed-in/one-time-code.ts';
import { MEMBERS, type MemberName, type MembersSite, membersSite, TOTP_SECRET } from './members-site.ts';
import { htmlPage, links, type Program, type SitePage } from './site-page.ts';
import { type SiteServer, startSiteServer } from './site-server.ts';

export type SignInPlace = {
  /** How it hands over who signed in: by a redirect with a code, or by a form that submits itself. */
  readonly handsOverBy?: 'redirect' | 'form';
  /** Asks for a code of an authenticator app after the password. */
  readonly withCode?: boolean;
  /** Asks for the name first, and for the password on the next page. */
  readonly nameFirst?: boolean;
  /** Where its form sends passwords; to itself unless said here. */
  readonly sendsTo?: string;
  readonly site?: Parameters<typeof membersSite>[0];
};

export type SiteWithProvider = {
  readonly site: MembersSite;
  readonly origin: string;
  readonly server: SiteServer;
  /** Another host than the site's: `localhost`. */
  readonly providerOrigin: string;
  readonly provider: SiteServer;
  close(): Promise<void>;
};

const redirect = (location: string, cookie?: string): SitePage => ({
  status: 302,
  headers: { location, ...(cookie === undefined ? {} : { 'set-cookie': cookie }) },
  body: '',
});
const cookieOf = (headers: Parameters<Program>[1], name: string) =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(headers.cookie ?? '')?.[1];

/** The members' site, whose people sign in at an identity provider of another host by the code flow (RFC 6749, 4.1). */
export async function startSiteWithProvider(place: SignInPlace = {}): Promise<SiteWithProvider> {
  /** Codes that were given, each good once. */
  const codes = new Map<string, MemberName>();
  const origins = { site: '', provider: '' };
  const provider = await startSiteServer({ pages: providerPages(place, codes, origins) });
  origins.provider = `http://localhost:${provider.port}`;
  const members = membersSite(place.site);
  const site = { ...members, pages: { ...members.pages, ...sitePages(members, codes, origins) } };
  const server = await startSiteServer(site);
  origins.site = `http://127.0.0.1:${server.port}`;
  return {
    ...{ site, origin: origins.site, server, providerOrigin: origins.provider, provider },
    close: async () => void (await Promise.all([server.close(), provider.close()])),
  };
}

type Origins = { readonly site: string; readonly provider: string };

function sitePages({ admit }: MembersSite, codes: Map<string, MemberName>, origins: Origins): Record<string, Program> {
  let flows = 0;
  const callback: Program = (url, headers, { fields }) => {
    const [code, state] = ['code', 'state'].map((name) => url.searchParams.get(name) ?? fields.get(name) ?? '');
    const name = codes.get(code ?? '');
    codes.delete(code ?? '');
    if (name === undefined || state !== cookieOf(headers, 'flow')) return { status: 400, body: 'No' };
    return redirect('/account', admit(name));
  };
  return {
    '/sign-in': () => {
      flows += 1;
      const state = `5tate-${flows}-0badcafe`;
      return redirect(
        `${origins.provider}/authorize?response_type=code&client_id=members&state=${state}`,
        `flow=${state}; Path=/`,
      );
    },
    '/callback': callback,
  };
}

function providerPages(
  { handsOverBy = 'redirect', withCode = false, nameFirst = false, sendsTo = '' }: SignInPlace,
  codes: Map<string, MemberName>,
  origins: Origins,
): Record<string, Program | SitePage> {
  const handOver = (name: MemberName, state: string): SitePage => {
    const code = `c0de-of-${name}-${codes.size}-deadbeef`;
    codes.set(code, name);
    const cookie = `provider_login=pr0vider-${name}-feedface; Path=/`;
    if (handsOverBy === 'redirect') return redirect(`${origins.site}/callback?code=${code}&state=${state}`, cookie);
    const fields = Object.entries({ code, state }).map(
      ([key, value]) => `<input type="hidden" name="${key}" value="${value}">`,
    );
    return {
      headers: { 'set-cookie': cookie },
      body: `<body onload="document.forms[0].submit()"><form method="post" action="${origins.site}/callback">${fields.join('')}<noscript><button>Continue</button></noscript></form></body>`,
    };
  };
  const form = (action: string, fields: string): SitePage => ({
    body: htmlPage(
      'Sign in',
      `<form method="post" action="${action}">${fields}<button>Sign in</button></form>${links(['/help', '/admin', '/register'])}`,
    ),
  });
  const login: Program = (url, headers, { method, fields }) => {
    const flow = url.searchParams.get('flow') ?? '';
    if (flow === '' || cookieOf(headers, 'provider_flow') !== flow)
      return { status: 400, body: 'Begin at the website' };
    const password = '<input type="password" name="password">';
    const isAsked = !nameFirst || fields.has('username');
    const named = `<input name="username" value="${fields.get('username') ?? ''}">`;
    const page = form(`${sendsTo}/login?flow=${flow}`, isAsked ? named + password : named);
    if (method !== 'POST') return page;
    const name = (Object.keys(MEMBERS) as MemberName[]).find(
      (known) => fields.get('username') === known && fields.get('password') === MEMBERS[known].password,
    );
    if (name === undefined) return page;
    if (!withCode) return handOver(name, flow);
    return redirect(`/code?flow=${flow}`, `provider_half=h4lf-${name}-0ddba11; Path=/; HttpOnly`);
  };
  const code: Program = (url, headers, { method, fields }) => {
    const flow = url.searchParams.get('flow') ?? '';
    const name = /^h4lf-(\w+)-/.exec(cookieOf(headers, 'provider_half') ?? '')?.[1] as MemberName | undefined;
    if (name === undefined) return { status: 400, body: 'No' };
    if (method === 'POST' && fields.get('otp') === codeAt(TOTP_SECRET, Date.now())) return handOver(name, flow);
    return form(`/code?flow=${flow}`, '<input name="otp">');
  };
  return {
    '/authorize': (url) => {
      const state = url.searchParams.get('state') ?? '';
      return redirect(`/login?flow=${state}`, `provider_flow=${state}; Path=/; HttpOnly`);
    },
    '/login': login,
    '/code': code,
    ...Object.fromEntries(['/', '/help', '/admin', '/register'].map((path) => [path, { body: htmlPage(path, '') }])),
  };
}
