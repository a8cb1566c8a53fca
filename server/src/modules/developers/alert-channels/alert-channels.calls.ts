import * as calls from '@portal/contract/developers/alert-channels.calls.ts';
import { type BoundCall, bind } from '../../../call/bind-call.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { changeAlertChannel, listAlertChannels, makeAlertChannel } from './change-alert-channels.ts';

/** Calls of channels; tests, deliveries and removing are those of webhooks. */
export const alertChannelCalls: readonly BoundCall<DevelopersServices>[] = [
  bind(calls.listAlertChannels).to(listAlertChannels),
  bind(calls.makeAlertChannel).to(makeAlertChannel),
  bind(calls.changeAlertChannel).to(changeAlertChannel),
];
