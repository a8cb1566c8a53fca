import * as passkeys from '@portal/contract/accounts/passkeys.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { addPasskey, beginPasskey } from './passkeys/add-passkey.ts';
import { answerByPasskey, askSecondPasskey } from './passkeys/answer-by-passkey.ts';
import { readPasskeys, removePasskey, renamePasskey } from './passkeys/own-passkeys.ts';
import { askPasskey, authenticateByPasskey } from './passkeys/sign-in-by-passkey.ts';
import { ofPasswordIdentity } from './passwords/password-identity-call.ts';

/** Calls of passkeys, which come with the built-in identity provider: another one has its own. */
export const passkeysCalls: readonly BoundCall<Services>[] = [
  bind(passkeys.askPasskey).to(ofPasswordIdentity(askPasskey)),
  bind(passkeys.authenticateByPasskey).to(ofPasswordIdentity(authenticateByPasskey)),
  bind(passkeys.askSecondPasskey).to(ofPasswordIdentity(askSecondPasskey)),
  bind(passkeys.answerByPasskey).to(ofPasswordIdentity(answerByPasskey)),
  bind(passkeys.readPasskeys).to(ofPasswordIdentity(readPasskeys)),
  bind(passkeys.beginPasskey).to(ofPasswordIdentity(beginPasskey)),
  bind(passkeys.addPasskey).to(ofPasswordIdentity(addPasskey)),
  bind(passkeys.renamePasskey).to(ofPasswordIdentity(renamePasskey)),
  bind(passkeys.removePasskey).to(ofPasswordIdentity(removePasskey)),
];
