import { type FormEvent, useState } from 'react';
import type { FieldErrors } from '../../../api/use-change.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Website } from '../website-types.ts';
import { type AccountDraft, draftOf, toAccount, type WayFieldsProps, type WayKind } from './account-draft.ts';
import { FormFields } from './form-fields.tsx';
import { RecordingFields } from './recording-fields.tsx';
import { accountForm as texts } from './sign-in.texts.ts';
import type { NewAccount, StoredAccount } from './use-scan-sign-in.ts';

type AccountFormProps = {
  readonly website: Website;
  readonly stored: StoredAccount | undefined;
  readonly provedHosts: readonly string[];
  readonly isBusy: boolean;
  readonly errors: FieldErrors;
  readonly onSave: (account: NewAccount) => void;
  readonly onCancel: () => void;
};

const WAYS: readonly WayKind[] = ['form', 'steps', 'cookie', 'bearer', 'header'];
const WAY_TEXTS = {
  form: [texts.form, texts.formWhat],
  steps: [texts.steps, texts.stepsWhat],
  cookie: [texts.cookie, texts.cookieWhat],
  bearer: [texts.bearer, texts.bearerWhat],
  header: [texts.header, texts.headerWhat],
} as const;

/** Says how scans sign in with one account, and how it is seen that they are. */
export function AccountForm({ website, stored, provedHosts, isBusy, errors, onSave, onCancel }: AccountFormProps) {
  const [draft, setDraft] = useState(() => draftOf(website.url, stored));
  const edit = (changes: Partial<AccountDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(toAccount(draft));
  };
  const way = { draft, errors, onEdit: edit, provedHosts };
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <RadioGroup
        label={say(texts.how)}
        hasFrames
        value={draft.kind}
        onChange={(kind) => edit({ kind })}
        options={WAYS.map((id) => ({ id, label: say(WAY_TEXTS[id][0]), description: say(WAY_TEXTS[id][1]) }))}
      />
      {draft.kind === 'form' && <FormFields targetId={website.targetId} {...way} />}
      {draft.kind === 'steps' && <RecordingFields websiteUrl={website.url} {...way} />}
      <SecretFields draft={draft} errors={errors} onEdit={edit} />
      <h4 className="mt-2 font-medium">{say(texts.sign)}</h4>
      <TextField
        label={say(texts.signUrl)}
        inputMode="url"
        value={draft.signUrl}
        errorMessage={errors['sign.url']}
        onChange={(signUrl) => edit({ signUrl })}
      />
      <TextField
        label={say(texts.signText)}
        description={say(texts.signTextHint)}
        autoComplete="off"
        value={draft.signText}
        errorMessage={errors['sign.text']}
        onChange={(signText) => edit({ signText })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {say(texts.save)}
        </Button>
        <Button variant="secondary" isDisabled={isBusy} onPress={onCancel}>
          {say(texts.cancel)}
        </Button>
      </div>
    </form>
  );
}

const SECRETS = {
  header: { label: texts.headerValue, field: 'way.value' },
  bearer: { label: texts.token, field: 'way.token' },
  cookie: { label: texts.cookies, field: 'way.cookies' },
} as const;

/** One secret that is sent with every request. */
function SecretFields({ draft, errors, onEdit }: WayFieldsProps) {
  const { kind } = draft;
  if (kind !== 'header' && kind !== 'bearer' && kind !== 'cookie') return null;
  return (
    <>
      {kind === 'header' && (
        <TextField
          label={say(texts.headerName)}
          autoComplete="off"
          value={draft.headerName}
          errorMessage={errors['way.name']}
          onChange={(headerName) => onEdit({ headerName })}
        />
      )}
      <PasswordField
        label={say(SECRETS[kind].label)}
        autoComplete="new-password"
        description={kind === 'cookie' ? say(texts.cookiesHint) : undefined}
        value={draft.secret}
        errorMessage={errors[SECRETS[kind].field]}
        onChange={(secret) => onEdit({ secret })}
      />
    </>
  );
}
