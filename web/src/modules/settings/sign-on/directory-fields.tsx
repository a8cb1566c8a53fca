import type { FieldErrors } from '../../../api/use-change.ts';
import { say } from '../../../portal/texts/say.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { signOnDialog as texts } from './sign-on.texts.ts';
import { keepsMetadata, keepsSecret, type SignOnDraft, type SignOnState } from './sign-on-draft.ts';

type DirectoryFieldsProps = {
  readonly state: SignOnState;
  readonly draft: SignOnDraft;
  readonly onChange: (changes: Partial<SignOnDraft>) => void;
  readonly errors: FieldErrors;
};

/** What a directory gives that speaks OpenID Connect. */
export function OidcFields({ state, draft, onChange, errors }: DirectoryFieldsProps) {
  return (
    <>
      <TextField
        label={say(texts.issuer)}
        type="url"
        inputMode="url"
        autoFocus
        value={draft.issuer}
        onChange={(issuer) => onChange({ issuer })}
        maxLength={300}
        description={say(texts.issuerExample)}
        errorMessage={errors.issuer}
      />
      <TextField
        label={say(texts.clientId)}
        autoComplete="off"
        value={draft.clientId}
        onChange={(clientId) => onChange({ clientId })}
        maxLength={300}
        errorMessage={errors.clientId}
      />
      <TextField
        label={say(texts.secret)}
        type="password"
        autoComplete="off"
        value={draft.secret}
        onChange={(secret) => onChange({ secret })}
        maxLength={500}
        description={keepsSecret(state) ? say(texts.secretKept) : undefined}
        errorMessage={errors.secret}
      />
    </>
  );
}

/** Where the metadata of a SAML directory is, or the metadata itself. */
export function SamlFields({ state, draft, onChange, errors }: DirectoryFieldsProps) {
  return (
    <>
      <TextField
        label={say(texts.metadataUrl)}
        type="url"
        inputMode="url"
        value={draft.metadataUrl}
        onChange={(metadataUrl) => onChange({ metadataUrl })}
        maxLength={1000}
        description={keepsMetadata(state) ? say(texts.metadataKept) : say(texts.metadataUrlMeaning)}
        errorMessage={errors.metadataUrl}
      />
      <TextArea
        label={say(texts.metadata)}
        value={draft.metadata}
        onChange={(metadata) => onChange({ metadata })}
        maxLength={120_000}
        spellCheck="false"
        description={say(texts.metadataMeaning)}
        errorMessage={errors.metadata}
      />
    </>
  );
}
