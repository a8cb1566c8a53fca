import { callApi } from '../../../api/call-api.ts';
import type { CallInput, CallOutput } from '../../../api/calls.ts';
import type { FreshProof } from '../../../portal/passwords/use-fresh-proof.ts';
import { type DirectoryDraft, directoryDraftOf } from '../../../portal/sign-on/directory-draft.ts';

export type SignOnState = CallOutput<'readSignOn'>['data'];

/** The provider's own directory, which the firm may let sign its people in. */
export type Offer = NonNullable<SignOnState['offer']>;

/** What a firm chooses of a directory, its own or that of its provider. */
export type SignOnChoices = Pick<CallInput<'saveSignOn'>, 'admitsNew' | 'asksSecondFactor' | 'isEnforced' | 'keepers'>;

/** What the form holds. */
export type SignOnDraft = DirectoryDraft & SignOnChoices & { readonly isOn: boolean };

/** The choices as they are stored, beside who keeps a password. */
export function choicesOf(
  { admitsNew, asksSecondFactor, isEnforced }: Omit<SignOnChoices, 'keepers'>,
  people: SignOnState['people'],
): SignOnChoices {
  const keepers = people.filter(({ isKeeper }) => isKeeper).map(({ userId }) => userId);
  return { admitsNew, asksSecondFactor, isEnforced, keepers };
}

export function draftOf(state: SignOnState): SignOnDraft {
  return { ...directoryDraftOf(state), ...choicesOf(state, state.people), isOn: state.isOn };
}

/** Saves the form by the call of its protocol. */
export function saveDraft(draft: SignOnDraft, revision: number, headers: FreshProof) {
  const { protocol, issuer, clientId, secret, metadataUrl, metadata, ...choices } = draft;
  return protocol === 'oidc'
    ? callApi('saveSignOn', { ...choices, revision, issuer: issuer.trim(), clientId, secret }, { headers })
    : callApi('saveSamlSignOn', { ...choices, revision, metadataUrl, metadata }, { headers });
}
