import type { DigestRhythm, LeastSeverity } from '@portal/domain/developers/endpoint-kinds.ts';
import type { FirmEvent } from '@portal/domain/developers/webhook-events.ts';
import type { CallOutput } from '../../../api/calls.ts';

export type Channel = CallOutput<'listAlertChannels'>['data']['channels'][number];
export type Admin = CallOutput<'listAlertChannels'>['data']['admins'][number];

/** What can be changed of a channel. */
export type ChannelDraft = {
  readonly name: string;
  readonly events: readonly FirmEvent[];
  readonly leastSeverity: LeastSeverity;
  readonly rhythm: DigestRhythm;
  readonly recipients: readonly string[];
};
