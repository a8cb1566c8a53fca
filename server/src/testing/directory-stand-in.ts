import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider from 'oidc-provider';

export const CLIENT = { id: 'portal', secret: 'a-secret-of-the-directory-0123456789' } as const;

type Person = { readonly sub: string; readonly email: string; readonly isVerified?: boolean; readonly sid?: string };

/** What a directory that went bad says in the place of what it should: claims of its tokens, with its own signature, and metadata. */
type Said = {
  readonly idToken?: Readonly<Record<string, unknown>>;
  readonly metadata?: Readonly<Record<string, unknown>>;
};

type Answer = Readonly<Record<string, unknown>>;

/** Changes what a response will say, when all of it is there. */
function changeAnswer(response: ServerResponse, change: (answer: Answer) => Promise<Answer>): void {
  const end = response.end.bind(response) as (body: string) => ServerResponse;
  response.end = ((body: string) => {
    void change(JSON.parse(body)).then((answer) => {
      const text = JSON.stringify(answer);
      response.setHeader('content-length', Buffer.byteLength(text));
      end(text);
    });
    return response;
  }) as typeof response.end;
}

/** A firm's directory: a real provider of OpenID Connect, at which somebody is signed in without being asked. */
export async function startDirectory(redirectUri: string) {
  const keys = await generateKeyPair('ES256', { extractable: true });
  const others = await generateKeyPair('ES256', { extractable: true });
  const jwk = async (key: CryptoKey) => ({ ...(await exportJWK(key)), kid: 'one', alg: 'ES256', use: 'sig' });
  const forged = JSON.stringify({ keys: [await jwk(others.publicKey)] });
  const state: { person: Person; isForging: boolean; said: Said } = {
    person: { sub: '', email: '' },
    isForging: false,
    said: {},
  };
  const resign = (idToken: string) =>
    new SignJWT({ ...decodeJwt(idToken), ...state.said.idToken })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .sign(keys.privateKey);
  let handle: ReturnType<Provider['callback']> = () => undefined;
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/interaction/') === true)
      return provider.interactionFinished(request, response, { login: { accountId: state.person.sub } });
    if (request.url === '/jwks' && state.isForging)
      return response.setHeader('content-type', 'application/json').end(forged);
    if (request.url === '/token' && state.said.idToken !== undefined)
      changeAnswer(response, async (answer) => ({ ...answer, id_token: await resign(String(answer.id_token)) }));
    if (request.url === '/.well-known/openid-configuration' && state.said.metadata !== undefined)
      changeAnswer(response, async (answer) => ({ ...answer, ...state.said.metadata }));
    return handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [await jwk(keys.privateKey)] },
    cookies: { keys: ['of-a-test'] },
    claims: { openid: ['sub', 'sid'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    async loadExistingGrant() {
      const grant = new provider.Grant({ clientId: CLIENT.id, accountId: state.person.sub });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        sid: state.person.sid,
        email: state.person.email,
        email_verified: state.person.isVerified ?? true,
        given_name: 'Noor',
        family_name: 'Haddad',
      }),
    }),
  });
  handle = provider.callback();

  return {
    issuer,
    state,
    /** Signs somebody in there, and answers the query with which the browser comes back. */
    async signIn(url: string, person: Person): Promise<string> {
      state.person = person;
      const cookies = new Map<string, string>();
      let address = url;
      while (!address.startsWith(redirectUri)) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
        for (const line of answer.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
          cookies.set(name, value);
        }
        const location = answer.headers.get('location');
        if (location === null) throw new Error(`The directory answered ${answer.status}: ${await answer.text()}`);
        address = new URL(location, address).href;
      }
      return new URL(address).search;
    },
    /** A token by which the directory says that somebody has signed out; with null it names nobody. */
    logoutToken: (sub: string | null, changes: Readonly<Record<string, unknown>> = {}, audience: string = CLIENT.id) =>
      new SignJWT({
        ...(sub === null ? {} : { sub }),
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
        ...changes,
      })
        .setProtectedHeader({ alg: 'ES256', kid: 'one', typ: 'logout+jwt' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setJti(crypto.randomUUID())
        .setIssuedAt()
        .sign(keys.privateKey),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
