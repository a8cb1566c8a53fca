import type { ServerModule } from '../../server-module.ts';
import type { DashboardServices } from '../dashboard/public.ts';
import { digestCalls } from './digest.calls.ts';
import { digestMails } from './digest.mails.ts';
import { sendDigests } from './send-digests.ts';

const SENDING_EVERY_MS = 10 * 60_000;

/** The mail of Monday: how the firm stands. */
export const digest: ServerModule<DashboardServices> = {
  calls: digestCalls,
  mails: digestMails,
  chores: [{ name: 'send the digests of the week', everyMs: SENDING_EVERY_MS, run: sendDigests }],
};
