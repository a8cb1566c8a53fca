import { isEmailAddress, normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { takesValue } from '@portal/domain/developers/desk-fields.ts';
import { GITHUB_ADDRESS, isProjectOf, type TicketDeskKind } from '@portal/domain/developers/ticket-desks.ts';
import type { CallInput, CallOutput } from '../../../api/calls.ts';
import type { FieldErrors } from '../../../api/use-change.ts';
import { say } from '../../../portal/texts/say.ts';
import { deskDialog as texts } from './desk.texts.ts';

export type Desk = NonNullable<CallOutput<'readTicketDesk'>['data']['desk']>;

/** A field that the project needs besides. */
export type AskedField = CallOutput<'saveTicketDesk'>['data']['asks'][number];

/** A desk as it is being typed. */
export type DeskDraft = {
  readonly kind: TicketDeskKind;
  readonly email: string;
  readonly address: string;
  readonly project: string;
  readonly account: string;
  readonly token: string;
  /** Address of the firm's own server of GitHub; empty for github.com. */
  readonly server: string;
  /** What fields that the project needs besides are filled with, by their ids. */
  readonly fields: Readonly<Record<string, string>>;
};

export const NEW_DESK: DeskDraft = {
  ...{ kind: 'mail', email: '', address: '', project: '', account: '', token: '' },
  ...{ server: '', fields: {} },
};

const isAddress = /^https:\/\/./;
const isEmail = (text: string) => isEmailAddress(normalizeEmail(text));

/** What is missing of a desk, by field. */
export function deskProblems(draft: DeskDraft, asks: readonly AskedField[]): FieldErrors {
  const { kind, email, address, project, account, token, server, fields } = draft;
  if (kind === 'mail') return isEmail(email) ? {} : { address: say(texts.pleaseEnterAnEmail) };
  const isGithub = kind === 'github';
  return {
    ...(isProjectOf(kind, project.trim())
      ? {}
      : { project: say(isGithub ? texts.pleaseEnterARepository : texts.pleaseEnterAProject) }),
    ...(token.trim() === '' ? { token: say(texts.pleaseEnterAToken) } : {}),
    ...(isAddress.test((isGithub ? server || GITHUB_ADDRESS : address).trim())
      ? {}
      : { address: say(texts.pleaseEnterAnAddress) }),
    ...(isGithub || isEmail(account) ? {} : { account: say(texts.pleaseEnterAnEmail) }),
    ...fieldProblems(fields, asks),
  };
}

/** Where a field is in the form's errors. */
export const fieldErrorName = (id: string) => `field ${id}`;

function fieldProblems(fields: DeskDraft['fields'], asks: readonly AskedField[]): FieldErrors {
  const wrong = asks.filter((field) => !takesValue(field, fields[field.id] ?? ''));
  return Object.fromEntries(
    wrong.map(({ id }) => [fieldErrorName(id), say(fields[id] ? texts.doesNotFit : texts.pleaseFillIn)]),
  );
}

/** What the call gets of it. */
export function deskInput(draft: DeskDraft): CallInput<'saveTicketDesk'> {
  const { kind, email, address, project, account, token, server } = draft;
  if (kind === 'mail') return { kind, address: email };
  if (kind === 'github') return { kind, address: server.trim() || GITHUB_ADDRESS, project, token };
  const fields = Object.entries(draft.fields).map(([id, value]) => ({ id, value }));
  return { kind, address, project, account, token, fields };
}
