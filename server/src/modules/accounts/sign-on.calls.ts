import * as signOn from '@portal/contract/accounts/sign-on.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { addPhishingDomain } from '../phishing/public.ts';
import { ofPasswordIdentity } from './passwords/password-identity-call.ts';
import { finishSignOn } from './sign-on/finish-sign-on.ts';
import { finishSignOnProof, readSignOnProof, startSignOnProof } from './sign-on/prove-by-directory.ts';
import { proveSignOnDomain } from './sign-on/prove-domain.ts';
import { readSignOn } from './sign-on/read-sign-on.ts';
import { saveSamlSignOn, saveSignOn } from './sign-on/save-sign-on.ts';
import { startSignOn } from './sign-on/start-sign-on.ts';

/** Calls of single sign-on, which comes with the built-in identity provider: a user pool brings its own. */
export const signOnCalls: readonly BoundCall<Services>[] = [
  bind(signOn.startSignOn).to(ofPasswordIdentity(startSignOn)),
  bind(signOn.finishSignOn).to(ofPasswordIdentity(finishSignOn)),
  bind(signOn.readSignOn).to(ofPasswordIdentity(readSignOn)),
  bind(signOn.saveSignOn).to(ofPasswordIdentity(saveSignOn)),
  bind(signOn.saveSamlSignOn).to(ofPasswordIdentity(saveSamlSignOn)),
  bind(signOn.readSignOnProof).to(ofPasswordIdentity(readSignOnProof)),
  bind(signOn.startSignOnProof).to(ofPasswordIdentity(startSignOnProof)),
  bind(signOn.finishSignOnProof).to(ofPasswordIdentity(finishSignOnProof)),
  bind(signOn.addSignOnDomain).to(addPhishingDomain),
  bind(signOn.proveSignOnDomain).to(proveSignOnDomain),
];
