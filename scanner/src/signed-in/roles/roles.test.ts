import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createFakePaceClock } from '../../../testing/fake-pace-clock.ts';
import { membersCases } from '../../../testing/members-cases.ts';
import { MEMBERS, membersPage, membersSite } from '../../../testing/members-site.ts';
import { casesOf, scanNow } from '../../../testing/scan-test-site.ts';
import type { Program, SitePages } from '../../../testing/site-page.ts';
import { startSiteServer } from '../../../testing/site-server.ts';
import type { Access, SignIns } from '../access.ts';

const bearer = (origin: string, token: string, text: string): Access => ({
  way: { kind: 'bearer', token },
  sign: { url: `${origin}/account`, text },
});

async function scan(pages: SitePages, signIns: (origin: string) => SignIns) {
  const server = await startSiteServer({ pages });
  const origin = `http://127.0.0.1:${server.port}`;
  try {
    const result = await scanNow(
      {
        ...{ scanId: 'roles', url: `${origin}/`, level: 'safe', allowedHosts: ['127.0.0.1'] },
        ...{ userAgentContact: 'https://portal.example/scanning', signIns: signIns(origin) },
      },
      { clock: createFakePaceClock() },
    );
    const found = result.findings.filter(({ checkId }) => checkId === 'A23' || checkId === 'A24');
    return { result, found, requests: server.requests };
  } finally {
    await server.close();
  }
}

const both = (origin: string): SignIns => ({
  main: bearer(origin, MEMBERS.olga.token, 'Signed in as olga'),
  lesser: bearer(origin, MEMBERS.sam.token, 'Signed in as sam'),
});

test('what others see of an account is found, with both requests, and nothing that could be read of it', async () => {
  const site = membersSite({ pages: (memberOf) => membersCases(memberOf, true) });
  const { found, result } = await scan(site.pages, both);
  const paths = found.map(({ variant, url }) => `${variant} ${new URL(url).pathname}`).sort();
  expect(paths).toEqual([
    'call-beyond-rights /api/people',
    'data-without-sign-in /export',
    'page-beyond-rights /admin/people',
    'record-of-others /orders/17',
  ]);
  const order = found.find(({ variant }) => variant === 'record-of-others');
  expect(order?.evidence.request?.match(/^GET \/orders\/17/gm)?.length).toBe(2);
  expect(order?.evidence.request?.match(/authorization: \*{8}/g)?.length).toBe(2);
  expect(order?.isSignedIn).toBe(true);
  const kept = JSON.stringify(result);
  for (const secret of [MEMBERS.olga.token, MEMBERS.sam.token, 'kundschaft.de', '5407 3249'])
    expect(kept).not.toContain(secret);
  expect(result.extent?.signedIn).toMatchObject({ failure: null, lesserFailure: null });
});

test('the sound twins give nothing: refusals, sign-in pages, own pages that look alike, pages that both are led to', async () => {
  const site = membersSite({ pages: (memberOf) => membersCases(memberOf, false) });
  const { found, requests } = await scan(site.pages, both);
  expect(found).toEqual([]);
  const asked = requests
    .filter(({ url }) => url === '/orders/17')
    .map(({ headers }) => headers.authorization ?? 'nobody');
  for (const one of [MEMBERS.olga.token, MEMBERS.sam.token]) expect(asked).toContain(`Bearer ${one}`);
  expect(asked).toContain('nobody');
});

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (signed: string, secret: string) => createHmac('sha256', secret).update(signed).digest('base64url');
const tokenBy = (secret: string) => {
  const signed = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64({ sub: 'olga', n: 82741 })}`;
  return `${signed}.${sign(signed, secret)}`;
};

/** A site whose members come with a token; `takes` says which ones it lets in. */
const tokenSite = (takes: (token: string) => boolean): SitePages => {
  const account: Program = (_, { authorization = '' }) =>
    takes(authorization.replace('Bearer ', '')) ? { body: membersPage('olga', '') } : { status: 401, body: 'No' };
  return { '/': { body: membersPage('nobody', '') }, '/account': account };
};

const GOOD_SECRET = 'zP4-9tq7Yb2Lw8-mm41';
const isRight = (secret: string) => (token: string) => {
  const at = token.lastIndexOf('.');
  return at > 0 && sign(token.slice(0, at), secret) === token.slice(at + 1);
};
const takesNone = (token: string) => {
  const [head = ''] = token.split('.');
  return head !== '' && Buffer.from(head, 'base64url').toString().includes('"alg":"none"') && token.endsWith('.');
};

test.each([
  [
    'an unsigned one',
    GOOD_SECRET,
    (token: string) => isRight(GOOD_SECRET)(token) || takesNone(token),
    ['A24 token-unsigned-taken'],
  ],
  [
    'any with claims',
    GOOD_SECRET,
    (token: string) => token.split('.').length === 3 && token.startsWith('eyJ'),
    ['A24 token-signature-unchecked', 'A24 token-unsigned-taken'],
  ],
  ['one of a known secret', 'secret', isRight('secret'), ['A24 token-secret-known']],
  ['none but the right one', GOOD_SECRET, isRight(GOOD_SECRET), []],
  ['everybody', GOOD_SECRET, () => true, []],
])('a site that lets in %s', async (_, secret, takes, expected) => {
  const token = tokenBy(secret);
  const { found, result } = await scan(tokenSite(takes), (origin) => ({
    main: bearer(origin, token, 'Signed in as olga'),
  }));
  expect(casesOf(found)).toEqual(expected);
  expect(JSON.stringify(result)).not.toContain(token.split('.')[1]);
});
