import type { SignInFailure } from '@portal/domain/monitoring/signed-in/sign-in-failure.ts';
import { createDnsClient } from '../dns/dns-client.ts';
import { createAddressGuard } from '../guard/address-guard.ts';
import type { Exchange } from '../guard/exchange.ts';
import { createGuardedClient } from '../guard/guarded-client.ts';
import { OutgoingError } from '../guard/outgoing-error.ts';
import type { HtmlForm } from '../html/html-page.ts';
import { readHtml } from '../html/read-html.ts';
import { userAgentOf } from '../user-agent.ts';
import { type Access, originOf } from './access.ts';
import { codeFieldOf } from './send-sign-in-form.ts';
import { askWith, follow, newVisitor } from './session.ts';
import { signInAs } from './sign-in.ts';

const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

type TryOptions = {
  readonly allowedHosts: readonly string[];
  readonly dnsServers: readonly string[];
  readonly userAgentContact: string;
};

/** Signs in once, outside of a scan; null when it worked. */
export function tryAccess(access: Access, options: TryOptions): Promise<SignInFailure | null> {
  return withClient(options, async ({ client, guard }) => {
    const { protocol, hostname } = new URL(originOf(access));
    if (protocol !== 'https:' && !(await guard.isOwnHost(hostname).catch(() => false))) return 'NOT_ENCRYPTED';
    const result = await signInAs(access, (url, request) => client.request(url, request), Date.now);
    return 'failure' in result ? result.failure : null;
  });
}

/** The fields of a page's sign-in form, and which of them seem to be which. */
export type FoundSignInForm = {
  readonly fields: readonly { readonly name: string; readonly type: string }[];
  readonly userField: string | null;
  readonly passwordField: string | null;
  readonly codeField: string | null;
  readonly hasRiddle: boolean;
};

/** Opens a page as a visitor and finds its sign-in form; null where it holds none, or does not answer. */
export function findSignInFormAt(page: string, options: TryOptions): Promise<FoundSignInForm | null> {
  return withClient(options, async ({ client }) => {
    const visitor = newVisitor();
    const ask = (url: string, request = {}) => client.request(url, request);
    try {
      const first = await askWith(visitor, ask, page);
      return formIn(await follow(visitor, ask, first, new URL(page).origin));
    } catch (error) {
      if (error instanceof OutgoingError) return null;
      throw error;
    }
  });
}

const TYPED = new Set(['text', 'email', 'tel', 'number', 'password']);
const USER_NAME = /mail|user|login|name|account|id\b|konto|correo|usuario/i;

function formIn(exchange: Exchange): FoundSignInForm | null {
  const { forms } = readHtml(exchange.body.toString('utf8'), exchange.url);
  const posted = forms.filter(({ method }) => method === 'POST');
  const hasPassword = ({ fields }: HtmlForm) => fields.some(({ type }) => type === 'password');
  const form = posted.find(hasPassword) ?? posted.find(({ fields }) => fields.some(({ name }) => USER_NAME.test(name)));
  if (form === undefined) return null;
  const typed = form.fields.filter(({ name, type }) => name !== '' && TYPED.has(type));
  const password = typed.find(({ type }) => type === 'password');
  const before = typed.slice(0, password === undefined ? typed.length : typed.indexOf(password));
  const user = before.findLast(({ name, type }) => type === 'email' || USER_NAME.test(name)) ?? before.at(-1);
  const code = codeFieldOf(form);
  return {
    fields: typed.map(({ name, type }) => ({ name, type })),
    userField: user?.name ?? null,
    passwordField: password?.name ?? null,
    codeField: code === undefined || code === password || code === user ? null : code.name,
    hasRiddle: form.captcha === true,
  };
}

type Opened = {
  readonly client: ReturnType<typeof createGuardedClient>;
  readonly guard: ReturnType<typeof createAddressGuard>;
};

async function withClient<Result>(
  { allowedHosts, dnsServers, userAgentContact }: TryOptions,
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const dns = createDnsClient(dnsServers.length === 0 ? undefined : dnsServers);
  const guard = createAddressGuard({ allowedHosts, resolve: dns.addresses });
  const client = createGuardedClient({
    allowedHosts,
    guard,
    userAgent: userAgentOf(userAgentContact),
    bodyLimitBytes: BODY_LIMIT_BYTES,
    verifiesCertificates: true,
  });
  try {
    return await work({ client, guard });
  } finally {
    await client.close();
  }
}
