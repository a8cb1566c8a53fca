import { randomUUID } from 'node:crypto';
import type * as accounts from '@portal/contract/accounts/accounts.calls.ts';
import type * as activity from '@portal/contract/accounts/activity.calls.ts';
import type * as signUpAnnouncements from '@portal/contract/accounts/announce-sign-up.calls.ts';
import type * as brandSignOn from '@portal/contract/accounts/brand-sign-on.calls.ts';
import type * as identity from '@portal/contract/accounts/identity.calls.ts';
import type * as inviteLookup from '@portal/contract/accounts/invite-lookup.calls.ts';
import type * as passkeys from '@portal/contract/accounts/passkeys.calls.ts';
import type * as passwordChanges from '@portal/contract/accounts/password-changed.calls.ts';
import type * as secondFactor from '@portal/contract/accounts/second-factor.calls.ts';
import type * as securityNews from '@portal/contract/accounts/security-news.calls.ts';
import type * as sessions from '@portal/contract/accounts/sessions.calls.ts';
import type * as signOn from '@portal/contract/accounts/sign-on.calls.ts';
import type * as signUpLinks from '@portal/contract/accounts/sign-up-links.calls.ts';
import type * as visitRequests from '@portal/contract/accounts/visit-requests.calls.ts';
import { newToken } from '../system/tokens.ts';
import type { FilledOrganisation } from './filled-ids.ts';
import { TEST_PASSWORD } from './people.ts';
import { SAML_METADATA } from './saml-metadata-sample.ts';
import type { SamplesOf } from './samples-of.ts';

export type AccountSamples = {
  readonly accounts: SamplesOf<typeof accounts>;
  readonly identity: SamplesOf<typeof identity>;
  readonly secondFactor: SamplesOf<typeof secondFactor>;
  readonly sessions: SamplesOf<typeof sessions>;
  readonly securityNews: SamplesOf<typeof securityNews>;
  readonly inviteLookup: SamplesOf<typeof inviteLookup>;
  readonly signOn: SamplesOf<typeof signOn>;
  readonly brandSignOn: SamplesOf<typeof brandSignOn>;
  readonly signUpLinks: SamplesOf<typeof signUpLinks>;
  readonly passkeys: SamplesOf<typeof passkeys>;
  readonly passwordChanges: SamplesOf<typeof passwordChanges>;
  readonly signUpAnnouncements: SamplesOf<typeof signUpAnnouncements>;
  readonly activity: SamplesOf<typeof activity>;
  readonly visitRequests: SamplesOf<typeof visitRequests>;
};

const credential = { id: 'none', rawId: 'none', type: 'public-key' } as const;
const noAssertion = { ...credential, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } };
const noAttestation = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'AA' } };

/** Inputs of the calls about accounts, sign-in and who is signed in. */
export function sampleAccountInputs(org: FilledOrganisation, now: Date): AccountSamples {
  const newAddress = () => `new-${randomUUID()}@firm.example`;
  return {
    accounts: {
      createSession: {},
      checkSession: { touch: true },
      logout: {},
      inviteUser: { email: newAddress(), firstName: 'Robin', lastName: 'Park', jobTitle: 'Owner' },
      readInviteLink: { linkId: newToken() },
      acceptInviteLink: { linkId: newToken(), password: TEST_PASSWORD },
      sendResetPasswordMagicLink: { email: org.email, url: 'localhost' },
      checkResetPasswordMagicLink: { linkId: newToken() },
      resetPassword: { linkId: newToken(), password: TEST_PASSWORD },
    },
    identity: {
      signUp: { email: newAddress(), password: TEST_PASSWORD },
      authenticate: { username: newAddress(), password: TEST_PASSWORD },
      readVerificationLink: { token: newToken() },
      verifyEmail: { token: newToken() },
      resendVerification: { email: newAddress() },
      answerNewPassword: { challenge: 'none', password: TEST_PASSWORD },
      forgotPassword: { username: newAddress() },
      confirmForgotPassword: { username: newAddress(), code: '000000', password: TEST_PASSWORD },
      changePassword: { currentPassword: TEST_PASSWORD, password: TEST_PASSWORD },
    },
    secondFactor: {
      answerSecondFactor: { code: '000000' },
      readSecondFactor: {},
      setUpSecondFactor: { code: org.marker },
      confirmSecondFactor: { code: '000000' },
      turnOffSecondFactor: { code: org.marker },
      renewRecoveryCodes: { code: org.marker },
      requireSecondFactor: { isRequired: true },
    },
    sessions: {
      listSessions: {},
      endSession: { sessionId: org.otherSessionId },
      endOtherSessions: {},
      endSessionsOfUser: { cognitoId: org.colleagueId },
    },
    inviteLookup: { inviteLinkLookup: { email: newAddress() } },
    signOn: {
      startSignOn: { email: newAddress() },
      finishSignOn: { query: '?state=none&code=none' },
      readSignOn: {},
      readSignOnProof: {},
      startSignOnProof: {},
      finishSignOnProof: { query: '?state=none&code=none' },
      saveSamlSignOn: {
        ...{ isOn: false, admitsNew: false, asksSecondFactor: false, isEnforced: false },
        ...{ metadataUrl: '', metadata: SAML_METADATA },
        keepers: [org.colleagueId],
        revision: 1,
      },
      addSignOnDomain: { domain: `${randomUUID()}.example` },
      proveSignOnDomain: { domainId: org.phishingDomainId },
      saveSignOn: {
        ...{ issuer: 'https://directory.example', clientId: 'portal', secret: 'of-the-directory' },
        ...{ isOn: false, admitsNew: false, asksSecondFactor: false, isEnforced: false },
        keepers: [org.colleagueId],
        revision: 1,
      },
    },
    brandSignOn: {
      readBrandSignOn: { brandId: org.brandId },
      saveBrandSignOn: {
        ...{ brandId: org.brandId, asksSecondFactor: true, revision: 1 },
        ...{ issuer: 'https://other.example', clientId: 'portal', secret: 'of-the-directory' },
      },
      saveSamlBrandSignOn: {
        ...{ brandId: org.bareBrandId, asksSecondFactor: true, revision: 0 },
        ...{ metadataUrl: '', metadata: SAML_METADATA },
      },
      startBrandSignOnTest: { brandId: org.brandId },
      switchBrandSignOn: { brandId: org.switchedBrandId, isOn: false, revision: 1 },
      removeBrandSignOn: { brandId: org.removedBrandId, revision: 1 },
      startSignOnTest: { token: newToken() },
      finishSignOnTest: { query: '?state=none&code=none' },
      answerSignOnOffer: {
        ...{ isOn: true, issuer: 'https://directory.example', admitsNew: true, asksSecondFactor: true },
        ...{ isEnforced: false, keepers: [org.colleagueId], revision: 1 },
      },
    },
    signUpLinks: {
      magicLinkSignupFetch: { linkId: newToken() },
      magicLinkSignup: { linkId: newToken(), password: TEST_PASSWORD, secOptIn: true },
      magicLinkSignupUpdate: {
        linkId: newToken(),
        status: 'pending',
        eventType: 'opened',
        eventDateTime: now.toISOString(),
      },
    },
    passkeys: {
      askPasskey: {},
      authenticateByPasskey: { assertion: noAssertion },
      askSecondPasskey: {},
      answerByPasskey: { assertion: noAssertion },
      readPasskeys: {},
      beginPasskey: { code: org.marker },
      addPasskey: { name: 'Blue key', attestation: noAttestation },
      renamePasskey: { passkeyId: org.passkeyId, name: 'Blue key' },
      removePasskey: { passkeyId: org.passkeyId, code: org.marker },
    },
    passwordChanges: { passwordChanged: {} },
    signUpAnnouncements: { announceSignUp: { email: newAddress() } },
    activity: { readActivity: {} },
    visitRequests: {
      readVisitRequests: {},
      answerVisitRequest: { visitRequestId: org.visitRequestId, isApproved: true },
      setVisitApproval: { needsApproval: true },
    },
    securityNews: { readSecurityNews: {}, takeBackSecurityNews: {} },
  };
}
