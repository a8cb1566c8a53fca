import { z } from 'zod';
import { call, done, id, line, MAX_REVISION, withData } from '../call.ts';
import { finishSignOn, saveSamlSignOn, saveSignOn, startSignOn } from './sign-on.calls.ts';

const brandId = line(100).min(1);
const revision = z.number().int().min(0).max(MAX_REVISION);
const ofOwners = { access: 'staff', permission: 'provider.manage', customers: 'none' } as const;
const change = { ...ofOwners, method: 'POST', freshProof: true, perMinute: 20 } as const;

/** The directory by which a provider signs in people of those firms of a brand that say yes; the secret is told to nobody. */
export const readBrandSignOn = call({
  ...ofOwners,
  method: 'GET',
  path: '/console/brandSignOn',
  input: z.object({ brandId }),
  output: withData(
    z.object({
      protocol: z.enum(['oidc', 'saml']),
      isSet: z.boolean(),
      /** With SAML the directory's entity id. */
      issuer: z.string(),
      /** Of OpenID Connect; empty with SAML. */
      clientId: z.string(),
      hasSecret: z.boolean(),
      /** Of SAML; empty where the metadata was pasted. */
      metadataUrl: z.string(),
      asksSecondFactor: z.boolean(),
      isOn: z.boolean(),
      /** When somebody of staff last signed in by it, as it is set now; null where nobody has. */
      testedAt: z.string().nullable(),
      /** The address that it told then. */
      testedAs: z.string(),
      /** How many firms said yes. */
      firms: z.number(),
      revision: z.number(),
      /** What the directory has to be told of the portal. */
      redirectUri: z.string(),
      logoutUri: z.string(),
      saml: z.object({ entityId: z.string(), returnUri: z.string(), signsRequests: z.boolean() }),
    }),
  ),
  errors: [],
});

const set = { brandId, asksSecondFactor: z.boolean(), revision };

/** Sets a directory that speaks OpenID Connect. */
export const saveBrandSignOn = call({
  ...change,
  path: '/console/brandSignOn/save',
  input: saveSignOn.input.pick({ issuer: true, clientId: true, secret: true }).extend(set),
  output: done,
  errors: [
    'FRESH_SIGN_IN_NEEDED',
    'SIGN_ON_SECRET_MISSING',
    'SIGN_ON_CHANGED',
    'SIGN_ON_UNREACHABLE',
    'SIGN_ON_REFUSED',
  ],
});

/** Sets a directory that speaks SAML 2.0. */
export const saveSamlBrandSignOn = call({
  ...change,
  path: '/console/brandSignOn/saveSaml',
  maxBodyKilobytes: saveSamlSignOn.maxBodyKilobytes,
  input: saveSamlSignOn.input.pick({ metadataUrl: true, metadata: true }).extend(set),
  output: done,
  errors: [
    'FRESH_SIGN_IN_NEEDED',
    'SIGN_ON_METADATA_MISSING',
    'SIGN_ON_METADATA_REFUSED',
    'SIGN_ON_CHANGED',
    'SIGN_ON_UNREACHABLE',
    'SIGN_ON_REFUSED',
  ],
});

/** A link to the brand's own host, by which staff signs in there to try it. */
export const startBrandSignOnTest = call({
  ...ofOwners,
  method: 'POST',
  path: '/console/brandSignOn/test',
  input: z.object({ brandId }),
  output: withData(z.object({ url: z.string() })),
  errors: [],
  perMinute: 20,
});

/** Turns it on, once it was tried, or off. */
export const switchBrandSignOn = call({
  ...change,
  path: '/console/brandSignOn/switch',
  input: z.object({ brandId, isOn: z.boolean(), revision }),
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED', 'SIGN_ON_TEST_MISSING', 'SIGN_ON_CHANGED'],
});

/** Removes it, with every firm's yes. */
export const removeBrandSignOn = call({
  ...change,
  path: '/console/brandSignOn/remove',
  input: z.object({ brandId, revision }),
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED', 'SIGN_ON_CHANGED'],
});

/** Sends the person who opened such a link to the directory. */
export const startSignOnTest = call({
  method: 'POST',
  path: '/accounts/signOn/startTest',
  access: 'public',
  input: z.object({ token: line(2000) }),
  output: startSignOn.output,
  errors: ['SIGN_ON_EXPIRED', 'SIGN_ON_UNREACHABLE', 'SIGN_ON_REFUSED'],
  perMinute: 20,
});

/** Takes what the directory sent back to that browser; no session comes of it. */
export const finishSignOnTest = call({
  method: 'POST',
  path: '/accounts/signOn/finishTest',
  access: 'public',
  input: finishSignOn.input,
  output: withData(z.object({ email: z.string() })),
  errors: ['SIGN_ON_EXPIRED', 'SIGN_ON_UNREACHABLE', 'SIGN_ON_REFUSED', 'SIGN_ON_NO_EMAIL'],
  perMinute: 20,
});

/** A firm's yes to the directory of its brand, for the domains that it has proved, or the end of it. */
export const answerSignOnOffer = call({
  method: 'POST',
  path: '/accounts/signOn/answerOffer',
  access: 'member',
  closedToService: true,
  freshProof: true,
  input: z.object({
    isOn: z.boolean(),
    /** Whom the page named as who signs people in. */
    issuer: line(1000),
    admitsNew: z.boolean(),
    asksSecondFactor: z.boolean(),
    isEnforced: z.boolean(),
    /** Who keeps password and second factor while the directory is the only other way in. */
    keepers: z.array(id).max(20),
    revision,
  }),
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED', 'SIGN_ON_DOMAIN_MISSING', 'SIGN_ON_KEEPER_MISSING', 'SIGN_ON_CHANGED'],
  perMinute: 20,
});
