import { createDnsClient } from '../dns/dns-client.ts';
import { createAddressGuard } from '../guard/address-guard.ts';
import type { Exchange } from '../guard/exchange.ts';
import { createGuardedClient } from '../guard/guarded-client.ts';
import { OutgoingError } from '../guard/outgoing-error.ts';
import type { HtmlForm } from '../html/html-page.ts';
import { readHtml } from '../html/read-html.ts';
import { userAgentOf } from '../user-agent.ts';
import type { Access } from './access.ts';
import { isEncrypted } from './accounts.ts';
import { followSignIn } from './follow-sign-in.ts';
import { codeFieldOf } from './send-sign-in-form.ts';
import { type Ask, askWith, newVisitor } from './session.ts';
import { type SignInFault, signInAs } from './sign-in.ts';
import type { SignInTrail } from './sign-in-trail.ts';

const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

type TryOptions = {
  readonly allowedHosts: readonly string[];
  readonly dnsServers: readonly string[];
  readonly userAgentContact: string;
};

/** Signs in once, outside of a scan; null when it worked. */
export function tryAccess(access: Access, options: TryOptions): Promise<SignInFault | null> {
  return withClient(options, async ({ client, guard }) => {
    if (!(await isEncrypted(access, guard))) return { failure: 'NOT_ENCRYPTED', host: null };
    const result = await signInAs(access, (url, request) => client.request(url, request), Date.now);
    return 'failure' in result ? result : null;
  });
}

/** The fields of a sign-in form, and which of them seem to be which. */
export type FoundSignInForm = {
  /** Origin that what is entered there goes to. */
  readonly at: string;
  readonly fields: readonly { readonly name: string; readonly type: string }[];
  readonly userField: string | null;
  readonly passwordField: string | null;
  readonly codeField: string | null;
  readonly hasRiddle: boolean;
};

/** The form that a page holds or leads to; without one, the origin that it leads to and that nobody named, if it does. */
export type FormSearch = { readonly form: FoundSignInForm | null; readonly leadsTo: string | null };

/** Opens a page as a visitor and finds its sign-in form, there or at one of the hosts (origins) that it leads to. */
export function findSignInFormAt(page: string, hosts: readonly string[], options: TryOptions): Promise<FormSearch> {
  return withClient(options, async ({ client }) => {
    const visitor = newVisitor();
    const ask: Ask = (url, request) => askWith(visitor, (to, sent) => client.request(to, sent), url, request);
    const { origin } = new URL(page);
    const origins = new Set([origin, ...hosts]);
    const trail: SignInTrail = { origins, secretOrigin: origin, leftTo: null, handed: new Set() };
    try {
      const last = await followSignIn(ask, await ask(page, {}), trail);
      const form = formIn(last);
      const isNamed = form === null || origins.has(form.at);
      return { form, leadsTo: isNamed ? trail.leftTo : form.at };
    } catch (error) {
      if (error instanceof OutgoingError) return { form: null, leadsTo: null };
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
    at: new URL(form.action).origin,
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
