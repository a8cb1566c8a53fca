import * as brandSignOn from '@portal/contract/accounts/brand-sign-on.calls.ts';
import * as signOn from '@portal/contract/accounts/sign-on.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { addPhishingDomain } from '../phishing/public.ts';
import { answerSignOnOffer } from './brand-sign-on/answer-offer.ts';
import { readBrandSignOn } from './brand-sign-on/read-brand-sign-on.ts';
import { saveBrandSignOn, saveSamlBrandSignOn } from './brand-sign-on/save-brand-sign-on.ts';
import { removeBrandSignOn, switchBrandSignOn } from './brand-sign-on/switch-brand-sign-on.ts';
import { finishSignOnTest, startBrandSignOnTest, startSignOnTest } from './brand-sign-on/test-brand-sign-on.ts';
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
  bind(brandSignOn.readBrandSignOn).to(ofPasswordIdentity(readBrandSignOn)),
  bind(brandSignOn.saveBrandSignOn).to(ofPasswordIdentity(saveBrandSignOn)),
  bind(brandSignOn.saveSamlBrandSignOn).to(ofPasswordIdentity(saveSamlBrandSignOn)),
  bind(brandSignOn.startBrandSignOnTest).to(ofPasswordIdentity(startBrandSignOnTest)),
  bind(brandSignOn.switchBrandSignOn).to(ofPasswordIdentity(switchBrandSignOn)),
  bind(brandSignOn.removeBrandSignOn).to(ofPasswordIdentity(removeBrandSignOn)),
  bind(brandSignOn.startSignOnTest).to(ofPasswordIdentity(startSignOnTest)),
  bind(brandSignOn.finishSignOnTest).to(ofPasswordIdentity(finishSignOnTest)),
  bind(brandSignOn.answerSignOnOffer).to(ofPasswordIdentity(answerSignOnOffer)),
];
