import type { RecordedStep } from '@portal/domain/monitoring/signed-in/recording/recording.ts';
import type { CallInput } from '../../../api/calls.ts';
import type { FieldErrors } from '../../../api/use-change.ts';
import type { NewAccount, StoredAccount } from './use-scan-sign-in.ts';

type Way = CallInput<'saveScanSignIn'>['way'];
export type WayKind = Way['kind'];
type Step = Extract<Way, { kind: 'steps' }>['steps'][number];

/** What is entered about an account; what is secret begins empty, since it is never handed out. */
export type AccountDraft = {
  readonly kind: WayKind;
  readonly headerName: string;
  readonly secret: string;
  readonly page: string;
  readonly userField: string;
  readonly passwordField: string;
  readonly codeField: string;
  readonly user: string;
  readonly password: string;
  readonly totpSecret: string;
  readonly steps: readonly RecordedStep[];
  readonly signUrl: string;
  readonly signText: string;
};

/** What the fields of one way to sign in are given. */
export type WayFieldsProps = {
  readonly draft: AccountDraft;
  readonly errors: FieldErrors;
  readonly onEdit: (changes: Partial<AccountDraft>) => void;
};

/** The draft for an account of this website, as far as it is stored. */
export function draftOf(websiteUrl: string, stored: StoredAccount | undefined): AccountDraft {
  return {
    kind: stored?.way ?? 'form',
    headerName: stored?.way === 'header' ? stored.shownName : '',
    secret: '',
    page: stored?.page ?? websiteUrl,
    userField: '',
    passwordField: '',
    codeField: '',
    user: stored?.way === 'form' || stored?.way === 'steps' ? stored.shownName : '',
    password: '',
    totpSecret: '',
    steps: [],
    signUrl: stored?.sign.url ?? websiteUrl,
    signText: stored?.sign.text ?? '',
  };
}

/** The draft as it is sent. */
export function toAccount(draft: AccountDraft): NewAccount {
  return { way: wayOf(draft), sign: { url: draft.signUrl.trim(), text: draft.signText.trim() } };
}

const toStep = ({ method, url, encoding, fields }: RecordedStep): Step => ({
  method,
  url,
  ...(encoding === undefined ? {} : { encoding }),
  ...(fields === undefined ? {} : { fields: [...fields] }),
});

function wayOf(draft: AccountDraft): Way {
  const { kind, secret, user, password, totpSecret } = draft;
  const account = {
    user: user.trim(),
    password,
    ...(totpSecret.trim() === '' ? {} : { totpSecret: totpSecret.trim() }),
  };
  switch (kind) {
    case 'header':
      return { kind, name: draft.headerName.trim(), value: secret.trim() };
    case 'bearer':
      return { kind, token: secret.trim() };
    case 'cookie':
      return { kind, cookies: secret.trim() };
    case 'steps':
      return { kind, steps: draft.steps.map(toStep), ...account };
    default: {
      const { page, userField, passwordField, codeField } = draft;
      return {
        kind: 'form',
        ...{ page: page.trim(), userField, passwordField },
        ...(codeField === '' ? {} : { codeField }),
        ...account,
      };
    }
  }
}
