import { callApi } from '../../../api/call-api.ts';
import type { CallInput, CallOutput } from '../../../api/calls.ts';
import type { FieldErrors } from '../../../api/use-change.ts';
import type { FreshProof } from '../../../portal/passwords/use-fresh-proof.ts';
import { say } from '../../../portal/texts/say.ts';
import { signOnDialog as texts } from './sign-on.texts.ts';

export type SignOnState = CallOutput<'readSignOn'>['data'];

type Choices = Pick<
  CallInput<'saveSignOn'>,
  'isOn' | 'admitsNew' | 'asksSecondFactor' | 'isEnforced' | 'keepers' | 'issuer' | 'clientId'
>;

/** What the form holds, for both protocols. */
export type SignOnDraft = Choices & {
  readonly protocol: SignOnState['protocol'];
  readonly secret: string;
  readonly metadataUrl: string;
  readonly metadata: string;
};

export function draftOf(state: SignOnState): SignOnDraft {
  const { protocol, clientId, metadataUrl, isOn, admitsNew, asksSecondFactor, isEnforced } = state;
  return {
    ...{ protocol, clientId, metadataUrl, isOn, admitsNew, asksSecondFactor, isEnforced },
    ...{ issuer: protocol === 'oidc' ? state.issuer : '', secret: '', metadata: '' },
    keepers: state.people.filter(({ isKeeper }) => isKeeper).map(({ userId }) => userId),
  };
}

/** Whether there is a secret that need not be entered again. */
export const keepsSecret = ({ protocol, hasSecret }: SignOnState) => protocol === 'oidc' && hasSecret;

/** Whether there is pasted metadata that need not be pasted again. */
export const keepsMetadata = ({ protocol, isSet, metadataUrl }: SignOnState) =>
  protocol === 'saml' && isSet && metadataUrl === '';

/** What is missing, at its field. */
export function problemsOf(state: SignOnState, draft: SignOnDraft): FieldErrors {
  const pleaseEnter = say(texts.pleaseEnter);
  if (draft.protocol === 'oidc')
    return {
      ...(draft.issuer.trim() === '' ? { issuer: pleaseEnter } : {}),
      ...(draft.clientId.trim() === '' ? { clientId: pleaseEnter } : {}),
      ...(draft.secret === '' && !keepsSecret(state) ? { secret: pleaseEnter } : {}),
    };
  const [url, xml] = [draft.metadataUrl.trim(), draft.metadata.trim()];
  if (url !== '' && xml !== '') return { metadata: say(texts.notBoth) };
  return url === '' && xml === '' && !keepsMetadata(state) ? { metadataUrl: pleaseEnter } : {};
}

/** Saves the form by the call of its protocol. */
export function saveDraft(draft: SignOnDraft, revision: number, headers: FreshProof) {
  const { protocol, issuer, clientId, secret, metadataUrl, metadata, ...choices } = draft;
  return protocol === 'oidc'
    ? callApi('saveSignOn', { ...choices, revision, issuer: issuer.trim(), clientId, secret }, { headers })
    : callApi('saveSamlSignOn', { ...choices, revision, metadataUrl, metadata }, { headers });
}
