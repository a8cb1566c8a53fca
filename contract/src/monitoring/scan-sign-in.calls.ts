import { z } from 'zod';
import { call, id, withData } from '../call.ts';
import { consent, websiteUrl } from './monitoring.schemas.ts';
import {
  scanAccount,
  scanSignIn,
  signInFormSearch,
  signInHosts,
  signInSign,
  signInWay,
} from './scan-sign-in.schemas.ts';

const target = z.object({ targetId: id });
const ofAccount = target.extend({ account: scanAccount });
/** Each of them asks the website, and may count against a limit there. */
const FEW_PER_MINUTE = 6;

/** Which accounts scans of a website sign in with, without anything that is secret. */
export const readScanSignIn = call({
  access: 'member',
  module: 'monitoring',
  method: 'POST',
  path: '/monitoring/sign-in/read',
  isPassive: true,
  input: target,
  output: withData(scanSignIn),
  errors: [],
});

/** Stores how scans sign in with one account, sealed; what was stored for it before is gone. */
export const saveScanSignIn = call({
  access: 'member',
  module: 'monitoring',
  method: 'POST',
  path: '/monitoring/sign-in/save',
  maxBodyKilobytes: 500,
  input: ofAccount.extend({ way: signInWay, sign: signInSign, hostConsent: consent.optional() }),
  output: withData(scanSignIn),
  errors: [
    'SIGN_IN_NOT_AVAILABLE',
    'OPT_IN_NEEDS_PROOF',
    'SIGN_IN_OTHER_SITE',
    'SIGN_IN_HOST_REFUSED',
    'SIGN_IN_HOST_CONSENT',
    'SIGN_IN_SECRET_SIMPLE',
    'SIGN_IN_NO_MAIN',
  ],
});

/** Signs in once as it is stored and tells whether the sign was seen. */
export const tryScanSignIn = call({
  access: 'member',
  module: 'monitoring',
  method: 'POST',
  path: '/monitoring/sign-in/try',
  perMinute: FEW_PER_MINUTE,
  input: ofAccount,
  output: withData(scanSignIn),
  errors: ['SIGN_IN_NOT_AVAILABLE', 'OPT_IN_NEEDS_PROOF'],
});

/** Looks at a sign-in page for its form, there or at one of the hosts that it leads to. */
export const findSignInForm = call({
  access: 'member',
  module: 'monitoring',
  method: 'POST',
  path: '/monitoring/sign-in/form',
  perMinute: FEW_PER_MINUTE,
  isPassive: true,
  input: target.extend({ page: websiteUrl, hosts: signInHosts.optional(), hostConsent: consent.optional() }),
  output: withData(signInFormSearch),
  errors: [
    'SIGN_IN_NOT_AVAILABLE',
    'OPT_IN_NEEDS_PROOF',
    'SIGN_IN_OTHER_SITE',
    'SIGN_IN_HOST_REFUSED',
    'SIGN_IN_HOST_CONSENT',
  ],
});

/** From now on scans sign in, with the words that were agreed to; only with a sign-in that has worked. */
export const switchScanSignInOn = call({
  access: 'member',
  module: 'monitoring',
  method: 'POST',
  path: '/monitoring/sign-in/on',
  input: target.extend({ consent }),
  output: withData(scanSignIn),
  errors: ['SIGN_IN_NOT_AVAILABLE', 'OPT_IN_NEEDS_PROOF', 'SIGN_IN_UNTRIED'],
});

/** Scans do not sign in any longer, though the accounts stay stored; a scan that runs ends as it began. */
export const switchScanSignInOff = call({
  access: 'member',
  module: 'monitoring',
  method: 'POST',
  path: '/monitoring/sign-in/off',
  input: target,
  output: withData(scanSignIn),
  errors: [],
});

/** Forgets an account; without the main one nothing is left, and scans do not sign in. */
export const removeScanSignIn = call({
  access: 'member',
  module: 'monitoring',
  method: 'POST',
  path: '/monitoring/sign-in/remove',
  input: ofAccount,
  output: withData(scanSignIn),
  errors: [],
});
