import { z } from 'zod';
import { call, done, id, line, MAX_REVISION, noInput, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { domainRow } from '../phishing/phishing.schemas.ts';
import { email, sessionStart } from './accounts.schemas.ts';

/** Leads to the directory of the firm that has proved the address's domain. It tells of domains, and of nobody's account. */
export const startSignOn = call({
  method: 'POST',
  path: '/accounts/signOn/start',
  access: 'public',
  input: z.object({ email }),
  output: withData(z.object({ url: z.string() })),
  errors: ['SIGN_ON_UNKNOWN', 'SIGN_ON_UNREACHABLE', 'SIGN_ON_REFUSED'],
  perMinute: 20,
});

/** Takes what the directory sent back, in the browser that had left for it; answers like a sign-in by password. */
export const finishSignOn = call({
  method: 'POST',
  path: '/accounts/signOn/finish',
  access: 'public',
  input: z.object({ query: z.string().max(8000) }),
  output: sessionStart,
  errors: [
    'SIGN_ON_EXPIRED',
    'SIGN_ON_UNREACHABLE',
    'SIGN_ON_REFUSED',
    'SIGN_ON_NOT_ADMITTED',
    'ORGANISATION_SUSPENDED',
  ],
  perMinute: 20,
});

const choices = {
  isOn: z.boolean(),
  admitsNew: z.boolean(),
  asksSecondFactor: z.boolean(),
  isEnforced: z.boolean(),
};

/** How the firm's people sign in by its own directory; the secret is told to nobody. */
export const readSignOn = call({
  method: 'GET',
  path: '/accounts/signOn',
  access: 'member',
  input: noInput,
  output: withData(
    z.object({
      ...choices,
      issuer: z.string(),
      clientId: z.string(),
      hasSecret: z.boolean(),
      revision: z.number(),
      /** What the directory has to be told of the portal. */
      redirectUri: z.string(),
      logoutUri: z.string(),
      domains: z.array(domainRow),
      people: z.array(
        z.object({ userId: z.string(), name: z.string(), hasSecondFactor: z.boolean(), isKeeper: z.boolean() }),
      ),
    }),
  ),
  errors: [],
});

export const saveSignOn = call({
  method: 'POST',
  path: '/accounts/signOn/save',
  access: 'member',
  closedToService: true,
  freshProof: true,
  input: z.object({
    ...choices,
    issuer: z.url({ protocol: /^https?$/, error: faults.url.text }).max(300),
    clientId: line(300).min(1, faults.required.text),
    /** Empty keeps the one that is there. */
    secret: line(500).default(''),
    /** Who keeps password and second factor while the directory is the only other way in. */
    keepers: z.array(id).max(20),
    revision: z.number().int().min(0).max(MAX_REVISION),
  }),
  output: done,
  errors: [
    'FRESH_SIGN_IN_NEEDED',
    'SIGN_ON_SECRET_MISSING',
    'SIGN_ON_DOMAIN_MISSING',
    'SIGN_ON_KEEPER_MISSING',
    'SIGN_ON_CHANGED',
    'SIGN_ON_UNREACHABLE',
    'SIGN_ON_REFUSED',
  ],
  perMinute: 20,
});

const domainChange = { method: 'POST', access: 'member', closedToService: true } as const;

/** Puts a mail domain on the firm's list, which phishing simulations share; here it needs no module of the plan. */
export const addSignOnDomain = call({
  ...domainChange,
  path: '/accounts/signOn/addDomain',
  input: z.object({ domain: line(253) }),
  output: withData(domainRow),
  errors: ['PHISHING_DOMAIN_INVALID', 'PHISHING_DOMAIN_SHARED', 'PHISHING_DOMAIN_THERE', 'PHISHING_TOO_MANY_DOMAINS'],
});

/** Looks for the record that proves a mail domain. */
export const proveSignOnDomain = call({
  ...domainChange,
  path: '/accounts/signOn/proveDomain',
  input: z.object({ domainId: id }),
  output: withData(domainRow),
  errors: ['PHISHING_RECORD_MISSING'],
  perMinute: 10,
});
