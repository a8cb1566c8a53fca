import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Clock } from '../system/clock.ts';

const SITE_KEY = '6LcSiteKeyOfTheTests';
const SECRET = '6LcSecretKeyOfTheTests';

/** What Google's script does for a page: asks for a token for an action, here without looking at the visitor. */
const SCRIPT = `window.grecaptcha = {
  ready: (done) => done(),
  execute: async (siteKey, { action }) => {
    const asked = new URLSearchParams({ siteKey, action, hostname: location.hostname });
    return (await fetch(new URL('/recaptcha/token?' + asked, document.querySelector('script[src]').src))).text();
  },
};`;

type Token = { readonly hostname: string; readonly action: string; readonly score: number; readonly at: Date };

/**
 * Our own stand-in for Google's reCAPTCHA v3 on a free port of this machine: its script, its tokens, which count once, and
 * the call that judges them, with the fields and error codes of Google's guide "Verifying the user's response".
 */
export async function startRecaptcha(clock: Clock = { now: () => new Date() }) {
  const tokens = new Map<string, Token>();
  const seen: URLSearchParams[] = [];
  const state = { isDown: false, answer: null as string | null };
  const issue = (given: Partial<Token> = {}): string => {
    const token = randomBytes(60).toString('base64url');
    tokens.set(token, { hostname: 'localhost', action: 'portal_account', score: 0.9, at: clock.now(), ...given });
    return token;
  };
  const judge = (asked: URLSearchParams) => {
    if (asked.get('secret') !== SECRET) return { success: false, 'error-codes': ['invalid-input-secret'] };
    const response = asked.get('response') ?? '';
    const token = tokens.get(response);
    if (token === undefined) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
    tokens.delete(response);
    const { hostname, action, score, at } = token;
    return { success: true, challenge_ts: at.toISOString(), hostname, action, score };
  };
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (state.isDown) response.destroy();
    else if (pathname === '/recaptcha/api.js') response.setHeader('content-type', 'text/javascript').end(SCRIPT);
    else if (pathname === '/recaptcha/token')
      response
        .setHeader('access-control-allow-origin', '*')
        .setHeader('access-control-allow-headers', '*')
        .end(issue({ hostname: searchParams.get('hostname') ?? '', action: searchParams.get('action') ?? '' }));
    else if (pathname === '/recaptcha/api/siteverify' && request.method === 'POST') {
      const asked = new URLSearchParams(await text(request));
      seen.push(asked);
      response.setHeader('content-type', 'application/json').end(state.answer ?? JSON.stringify(judge(asked)));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    settings: {
      CAPTCHA: 'recaptcha',
      RECAPTCHA_SITE_KEY: SITE_KEY,
      RECAPTCHA_SECRET: SECRET,
      RECAPTCHA_ENDPOINT: endpoint,
    },
    siteKey: SITE_KEY,
    secret: SECRET,
    issue,
    /** What the portal has asked. */
    seen,
    /** Change it to take the service down, or to make it answer something else. */
    state,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
