import type { CallOutput } from '../../api/calls.ts';
import type { FieldErrors } from '../../api/use-change.ts';
import { say } from '../texts/say.ts';
import { directoryFields as texts } from './sign-on.texts.ts';

/** A directory as it is set, of a firm or of a brand, and what it has to be told of the portal. */
export type DirectoryState = Pick<
  CallOutput<'readSignOn'>['data'],
  'protocol' | 'isSet' | 'issuer' | 'clientId' | 'hasSecret' | 'metadataUrl' | 'redirectUri' | 'logoutUri' | 'saml'
>;

/** What its form holds, for both protocols. */
export type DirectoryDraft = {
  readonly protocol: DirectoryState['protocol'];
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: string;
  readonly metadataUrl: string;
  readonly metadata: string;
};

export function directoryDraftOf({ protocol, issuer, clientId, metadataUrl }: DirectoryState): DirectoryDraft {
  const isOidc = protocol === 'oidc';
  return { protocol, clientId, metadataUrl, issuer: isOidc ? issuer : '', secret: '', metadata: '' };
}

/** Whether there is a secret that need not be entered again. */
export const keepsSecret = ({ protocol, hasSecret }: DirectoryState) => protocol === 'oidc' && hasSecret;

/** Whether there is pasted metadata that need not be pasted again. */
export const keepsMetadata = ({ protocol, isSet, metadataUrl }: DirectoryState) =>
  protocol === 'saml' && isSet && metadataUrl === '';

/** What is missing, at its field. */
export function directoryProblems(state: DirectoryState, draft: DirectoryDraft): FieldErrors {
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

/** At which field of the form a directory's refusals are told. */
export function directoryErrorFields({ protocol }: DirectoryDraft) {
  const field = protocol === 'oidc' ? 'issuer' : 'metadataUrl';
  return {
    SIGN_ON_UNREACHABLE: [field, null],
    SIGN_ON_REFUSED: [field, null],
    SIGN_ON_SECRET_MISSING: ['secret', null],
  } as const;
}
