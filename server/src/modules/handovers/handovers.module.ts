import { clearedBefore } from '@portal/domain/portal/retention-times.ts';
import type { ServerModule } from '../../server-module.ts';
import { readKeptDays } from '../portal/public.ts';
import { handoversCalls } from './handovers.calls.ts';
import { handoversMails } from './handovers.mails.ts';
import { deleteEndedHandovers } from './handovers.store.ts';
import type { HandoversServices } from './handovers-services.ts';

/** What a firm hands to helpers without an account. */
export const handovers: ServerModule<HandoversServices> = {
  calls: handoversCalls,
  mails: handoversMails,
  clearExpired: async (tx, now) =>
    deleteEndedHandovers(tx, clearedBefore(now, (await readKeptDays(tx)).endedHandovers)),
};
