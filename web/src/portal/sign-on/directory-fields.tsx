import type { FieldErrors } from '../../api/use-change.ts';
import { SegmentedChoice } from '../../ui/fields/segmented-choice.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { say } from '../texts/say.ts';
import { type DirectoryDraft, type DirectoryState, keepsMetadata, keepsSecret } from './directory-draft.ts';
import { directoryFields as texts } from './sign-on.texts.ts';
import { SignOnAddresses } from './sign-on-addresses.tsx';

type DirectoryFieldsProps = {
  readonly state: DirectoryState;
  readonly draft: DirectoryDraft;
  readonly onChange: (changes: Partial<DirectoryDraft>) => void;
  readonly errors: FieldErrors;
};

/** The protocol of a directory, the addresses that it has to be told, and what it gives. */
export function DirectoryFields(props: DirectoryFieldsProps) {
  const { state, draft, onChange } = props;
  return (
    <>
      <SegmentedChoice
        label={say(texts.protocol)}
        options={[
          { id: 'oidc', label: say(texts.oidc) },
          { id: 'saml', label: say(texts.saml) },
        ]}
        value={draft.protocol}
        onChange={(protocol) => onChange({ protocol })}
      />
      <SignOnAddresses state={state} protocol={draft.protocol} />
      {draft.protocol === 'oidc' ? <OidcFields {...props} /> : <SamlFields {...props} />}
    </>
  );
}

/** What a directory gives that speaks OpenID Connect. */
function OidcFields({ state, draft, onChange, errors }: DirectoryFieldsProps) {
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
function SamlFields({ state, draft, onChange, errors }: DirectoryFieldsProps) {
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
