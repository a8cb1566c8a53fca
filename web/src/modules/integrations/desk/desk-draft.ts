import { isEmailAddress, normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { GITHUB_ADDRESS, isProjectOf, type TicketDeskKind } from '@portal/domain/developers/ticket-desks.ts';
import type { CallInput, CallOutput } from '../../../api/calls.ts';
import type { FieldErrors } from '../../../api/use-change.ts';
import { say } from '../../../portal/texts/say.ts';
import { deskDialog as texts } from './desk.texts.ts';

export type Desk = NonNullable<CallOutput<'readTicketDesk'>['data']['desk']>;

/** A desk as it is being typed. */
export type DeskDraft = {
  readonly kind: TicketDeskKind;
  readonly email: string;
  readonly address: string;
  readonly project: string;
  readonly account: string;
  readonly token: string;
};

export const NEW_DESK: DeskDraft = { kind: 'mail', email: '', address: '', project: '', account: '', token: '' };

const isEmail = (text: string) => isEmailAddress(normalizeEmail(text));

/** What is missing of a desk, by field. */
export function deskProblems({ kind, email, address, project, account, token }: DeskDraft): FieldErrors {
  if (kind === 'mail') return isEmail(email) ? {} : { address: say(texts.pleaseEnterAnEmail) };
  const isGithub = kind === 'github';
  return {
    ...(isProjectOf(kind, project.trim())
      ? {}
      : { project: say(isGithub ? texts.pleaseEnterARepository : texts.pleaseEnterAProject) }),
    ...(token.trim() === '' ? { token: say(texts.pleaseEnterAToken) } : {}),
    ...(isGithub || /^https:\/\/./.test(address.trim()) ? {} : { address: say(texts.pleaseEnterAnAddress) }),
    ...(isGithub || isEmail(account) ? {} : { account: say(texts.pleaseEnterAnEmail) }),
  };
}

/** What the call gets of it. */
export function deskInput({ kind, email, address, project, account, token }: DeskDraft): CallInput<'saveTicketDesk'> {
  if (kind === 'mail') return { kind, address: email };
  if (kind === 'github') return { kind, address: GITHUB_ADDRESS, project, token };
  return { kind, address, project, account, token };
}
