import type { CallInput, CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import type { ChosenOrganisation } from '../concierge/organisation-picker.tsx';
import { messageForm as texts } from './messages.texts.ts';

export type Message = CallOutput<'readConciergeMessage'>['data'];
export type AudienceKind = Message['audience']['kind'];

/** A message as its editor holds it; what was chosen for one kind of audience stays while another is looked at. */
export type MessageForm = {
  /** The state that the form began with; 0 for a new one. */
  readonly version: number;
  readonly title: string;
  /** Markdown. */
  readonly body: string;
  readonly kind: AudienceKind;
  readonly organisations: readonly ChosenOrganisation[];
  readonly plans: readonly string[];
  readonly brands: readonly string[];
};

/** The form of a message; null begins a new one. */
export function messageFormOf(message: Message | null): MessageForm {
  const audience = message?.audience;
  return {
    version: message?.version ?? 0,
    title: message?.title ?? '',
    body: message?.body ?? '',
    kind: audience?.kind ?? 'all',
    organisations: message?.organisations ?? [],
    plans: audience?.kind === 'plans' ? audience.ids : [],
    brands: audience?.kind === 'brands' ? audience.ids : [],
  };
}

/** Who the message is for, as the server takes it; null while nobody is chosen. */
export function audienceOf(form: MessageForm): CallInput<'saveConciergeMessage'>['audience'] | null {
  if (form.kind === 'all') return { kind: 'all' };
  const ids = form.kind === 'organisations' ? form.organisations.map(({ orgId }) => orgId) : form[form.kind];
  return ids.length === 0 ? null : { kind: form.kind, ids: [...ids] };
}

/** What is not filled in yet, in words; null when all is there. */
export function missingOf(form: MessageForm): string | null {
  const missing = [
    audienceOf(form) === null && say(texts.whoItIsFor),
    form.title.trim() === '' && say(texts.aTitle),
    form.body.trim() === '' && say(texts.aText),
  ].filter((one) => one !== false);
  return missing.length === 0
    ? null
    : new Intl.ListFormat(say.locale, { type: 'unit', style: 'short' }).format(missing);
}
