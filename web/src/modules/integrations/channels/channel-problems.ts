import type { ChannelKind } from '@portal/domain/developers/endpoint-kinds.ts';
import type { FieldErrors } from '../../../api/use-change.ts';
import { say } from '../../../portal/texts/say.ts';
import type { ChannelDraft } from './channel-types.ts';
import { channelDialog as texts } from './channels.texts.ts';

/** What is missing of a channel, by field. */
export function channelProblems(kind: ChannelKind, { name, events, recipients }: ChannelDraft): FieldErrors {
  const lacksReaders = kind === 'email' && recipients.length === 0;
  return {
    ...(name.trim() === '' ? { name: say(texts.pleaseEnterAName) } : {}),
    ...(events.length === 0 ? { events: say(texts.pleaseChoose) } : {}),
    ...(lacksReaders ? { recipients: say(texts.pleaseChoose) } : {}),
  };
}
