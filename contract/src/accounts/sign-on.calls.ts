import { z } from 'zod';
import { call, done, id, line, lines, MAX_REVISION, noInput, withData } from '../call.ts';
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

/** What stood in the address with which a directory sent somebody back; with SAML it has posted the rest to the portal before. */
const query = z.string().max(8000);

/** Takes what the directory sent back, in the browser that had left for it; answers like a sign-in by password. */
export const finishSignOn = call({
  method: 'POST',
  path: '/accounts/signOn/finish',
  access: 'public',
  input: z.object({ query }),
  output: sessionStart,
  errors: [
    'SIGN_ON_EXPIRED',
    'SIGN_ON_UNREACHABLE',
    'SIGN_ON_REFUSED',
    'SIGN_ON_NOT_ADMITTED',
    'SIGN_ON_ELSEWHERE',
    'ORGANISATION_SUSPENDED',
  ],
  perMinute: 20,
});

/** Whether the firm's directory can confirm that it is them, in place of a password. */
export const readSignOnProof = call({
  method: 'GET',
  path: '/accounts/signOn/proof',
  access: 'member',
  input: noInput,
  output: withData(z.object({ isThere: z.boolean() })),
  errors: [],
});

const proof = { method: 'POST', access: 'member', closedToService: true, perMinute: 20 } as const;

/** Leads to the directory that knows the caller, to sign in there once more. */
export const startSignOnProof = call({
  ...proof,
  path: '/accounts/signOn/startProof',
  input: noInput,
  output: withData(z.object({ url: z.string() })),
  errors: ['SIGN_ON_UNKNOWN', 'SIGN_ON_UNREACHABLE', 'SIGN_ON_REFUSED'],
});

/** Takes what the directory sent back; answers a bearer, as the password would have. */
export const finishSignOnProof = call({
  ...proof,
  path: '/accounts/signOn/finishProof',
  input: z.object({ query }),
  output: z.object({ success: z.literal(true), bearer: z.string() }),
  errors: ['SIGN_ON_EXPIRED', 'SIGN_ON_UNREACHABLE', 'SIGN_ON_REFUSED', 'SIGN_ON_OTHER_PERSON'],
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
      protocol: z.enum(['oidc', 'saml']),
      isSet: z.boolean(),
      /** With SAML the directory's entity id. */
      issuer: z.string(),
      /** Of OpenID Connect; empty with SAML. */
      clientId: z.string(),
      hasSecret: z.boolean(),
      /** Of SAML; empty where the metadata was pasted. */
      metadataUrl: z.string(),
      revision: z.number(),
      /** What the directory has to be told of the portal. */
      redirectUri: z.string(),
      logoutUri: z.string(),
      saml: z.object({ entityId: z.string(), returnUri: z.string(), signsRequests: z.boolean() }),
      domains: z.array(domainRow),
      /** The directory of the provider that the firm may let sign its people in; null where there is none. */
      offer: z
        .object({
          ...choices,
          /** Whether the provider has it turned on; a yes waits while it has not. */
          isOffered: z.boolean(),
          /** Who says who is who: the issuer, or the entity id. */
          issuer: z.string(),
          /** Whether it asks for a second factor, as the provider says. */
          hasSecondFactor: z.boolean(),
          revision: z.number(),
        })
        .nullable(),
      people: z.array(
        z.object({ userId: z.string(), name: z.string(), hasSecondFactor: z.boolean(), isKeeper: z.boolean() }),
      ),
    }),
  ),
  errors: [],
});

const change = {
  ...choices,
  /** Who keeps password and second factor while the directory is the only other way in. */
  keepers: z.array(id).max(20),
  revision: z.number().int().min(0).max(MAX_REVISION),
};

/** Sets a directory that speaks OpenID Connect. */
export const saveSignOn = call({
  method: 'POST',
  path: '/accounts/signOn/save',
  access: 'member',
  closedToService: true,
  freshProof: true,
  input: z.object({
    ...change,
    issuer: z.url({ protocol: /^https?$/, error: faults.url.text }).max(300),
    clientId: line(300).min(1, faults.required.text),
    /** Empty keeps the one that is there. */
    secret: line(500).default(''),
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

/** Sets a directory that speaks SAML 2.0. */
export const saveSamlSignOn = call({
  method: 'POST',
  path: '/accounts/signOn/saveSaml',
  access: 'member',
  closedToService: true,
  freshProof: true,
  // Metadata of Entra has 60 KB, of others less.
  maxBodyKilobytes: 160,
  input: z.object({
    ...change,
    /** Where the directory tells its metadata; it is read there at each sign-in. */
    metadataUrl: line(1000)
      .refine((text) => text === '' || isWebAddress(text), faults.url.text)
      .default(''),
    /** The metadata itself, where it has no address; with neither of them what is there stays. */
    metadata: lines(120_000).default(''),
  }),
  output: done,
  errors: [
    'FRESH_SIGN_IN_NEEDED',
    'SIGN_ON_METADATA_MISSING',
    'SIGN_ON_METADATA_REFUSED',
    'SIGN_ON_DOMAIN_MISSING',
    'SIGN_ON_KEEPER_MISSING',
    'SIGN_ON_CHANGED',
    'SIGN_ON_UNREACHABLE',
    'SIGN_ON_REFUSED',
  ],
  perMinute: 20,
});

function isWebAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

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
