import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as samlify from 'samlify';
import { makeSamlKey } from '../providers/sign-on/saml/saml-key.ts';

const { namespace, wording } = samlify.Constants;
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const EMAIL = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress';

export type SamlPerson = { readonly nameId: string; readonly email: string };
/** What is otherwise in an assertion than it should be. */
export type SamlChanges = Readonly<
  Partial<Record<'Audience' | 'SubjectRecipient' | 'InResponseTo' | 'AuthnInstant' | 'Issuer' | 'NameIDFormat', string>>
> & { readonly ageMs?: number };

// The library leaves schemas to others; what it is given here is our own.
samlify.setSchemaValidator({ validate: () => Promise.resolve('not looked at') });

/** A firm's SAML directory: a real identity provider, of another library than the portal's, at which nobody is asked. */
export async function startSamlDirectory({ wantsSignedRequests = false } = {}) {
  const key = await makeSamlKey();
  const server = createServer((_request, response) => response.end(metadata()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const signInUrl = `${origin}/sign-in`;
  const state = { entityId: `${origin}/entity` };
  const provider = samlify.IdentityProvider({
    entityID: state.entityId,
    privateKey: key.privateKey,
    signingCert: key.certificate,
    wantAuthnRequestsSigned: wantsSignedRequests,
    requestSignatureAlgorithm: RSA_SHA256,
    nameIDFormat: ['urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'],
    singleSignOnService: [{ Binding: namespace.binding.redirect, Location: signInUrl }],
    loginResponseTemplate: {
      context: samlify.SamlLib.defaultLoginResponseTemplate.context.replace(
        '</saml:Conditions>',
        '</saml:Conditions><saml:AuthnStatement AuthnInstant="{AuthnInstant}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>',
      ),
      attributes: [
        {
          ...{ name: EMAIL, valueTag: 'email', valueXsiType: 'xs:string' },
          nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri',
        },
      ],
    },
  });
  const metadata = () => provider.getMetadata().replaceAll(`${origin}/entity`, state.entityId);

  return {
    origin,
    state,
    metadata,
    signInUrl,
    /** Takes the request, checks its signature where that is wanted, and answers the form that the browser posts. */
    async signIn(url: string, portalMetadata: string, person: SamlPerson, changes: SamlChanges = {}) {
      const { searchParams, search } = new URL(url);
      const portal = samlify.ServiceProvider({ metadata: portalMetadata });
      const query = Object.fromEntries(searchParams);
      const octetString = search.slice(1).split('&Signature=')[0] ?? '';
      const request = await provider.parseLoginRequest(portal, 'redirect', { query, octetString });
      const { id: requestId = '' } = (request.extract.request ?? {}) as Record<string, string>;
      const isForced = request.samlContent.includes('ForceAuthn="true"');
      const now = Date.now() - (changes.ageMs ?? 0);
      const at = (ms: number) => new Date(ms).toISOString();
      const acs = String(portal.entityMeta.getAssertionConsumerService(wording.binding.post));
      const tags = {
        ...{ ID: `_${randomUUID()}`, AssertionID: `_${randomUUID()}`, Destination: acs, SubjectRecipient: acs },
        ...{ Issuer: state.entityId, IssueInstant: at(now), AuthnInstant: at(now), InResponseTo: requestId },
        ...{ Audience: portal.entityMeta.getEntityID(), AssertionConsumerServiceURL: acs, EntityID: acs },
        ...{ StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success', AuthnStatement: '' },
        ...{ ConditionsNotBefore: at(now), ConditionsNotOnOrAfter: at(now + 300_000) },
        SubjectConfirmationDataNotOnOrAfter: at(now + 300_000),
        NameIDFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
        ...{ NameID: person.nameId, attrEmail: person.email },
        ...changes,
      };
      const { context } = await provider.createLoginResponse(portal, { extract: request.extract }, 'post', person, {
        customTagReplacement: (template) => ({
          id: tags.ID,
          context: samlify.SamlLib.replaceTagsByValue(template, tags),
        }),
      });
      return { response: context, relayState: searchParams.get('RelayState') ?? '', isForced };
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
