import type { RecordedStep } from '@portal/domain/monitoring/signed-in/recording/recording.ts';
import type { CallInput } from '../../../api/calls.ts';
import type { FieldErrors } from '../../../api/use-change.ts';
import { say } from '../../../portal/texts/say.ts';
import { hostFields } from './sign-in.texts.ts';
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
  /** Origin that the form's entries go to, as it was found; empty before. */
  readonly formAt: string;
  /** Further addresses at which the sign-in happens, as they are typed. */
  readonly hosts: string;
  /** The words about hosts that are not proved were agreed to. */
  readonly isHostAgreed: boolean;
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
    formAt: '',
    hosts: stored?.hosts.join('\n') ?? '',
    isHostAgreed: false,
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
  const way = wayOf(draft);
  return {
    way,
    sign: { url: draft.signUrl.trim(), text: draft.signText.trim() },
    ...('hosts' in way ? hostConsentOf(draft) : {}),
  };
}

/** The addresses that were typed. */
export const hostsOf = ({ hosts }: Pick<AccountDraft, 'hosts'>): string[] =>
  hosts.split(/[\s,;]+/).filter((host) => host !== '');

/** That the words about hosts were agreed to, as it is sent. */
export const hostConsentOf = ({ isHostAgreed }: AccountDraft) =>
  isHostAgreed ? { hostConsent: { accepted: true as const, text: say(hostFields.terms) } } : {};

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
    ...(hostsOf(draft).length === 0 ? {} : { hosts: hostsOf(draft) }),
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
      const { page, formAt, userField, passwordField, codeField } = draft;
      return {
        kind: 'form',
        ...{ page: page.trim(), userField, passwordField },
        ...(formAt === '' ? {} : { formAt }),
        ...(codeField === '' ? {} : { codeField }),
        ...account,
      };
    }
  }
}
