import type * as calls from '@portal/contract/phishing/phishing-staff.calls.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { auditCaller } from '../../audit/public.ts';
import { findUserName } from '../../profile/public.ts';
import { senderFaults } from '../phishing.texts.ts';
import { dropAllWaiting } from '../sending/stop-mails.store.ts';
import { checkSender } from './check-sender.ts';
import { obstacleOf } from './obstacle.ts';
import { type CheckedRecord, countProvider, findProvider, setStopped } from './provider.store.ts';

const COUNTED_MS = 30 * 24 * 60 * 60_000;

/** How sending stands for all firms. */
export async function phishingProviderState(
  { config, database, clock }: Services,
  { brand, language }: CallerOf<typeof calls.phishingProviderState>,
): Promise<AnswerOf<typeof calls.phishingProviderState>> {
  const since = new Date(clock.now().getTime() - COUNTED_MS);
  const [row, counts] = await database.asSystem(async (tx) => [await findProvider(tx), await countProvider(tx, since)]);
  const { phishing } = config;
  return {
    success: true,
    data: {
      obstacle: obstacleOf(config, row),
      senderDomain: phishing.domain,
      linkAddress: phishing.linkOrigin ?? brandOrigin(brand, config.publicUrl),
      reportAddress: phishing.reportAddress,
      isStopped: row.is_stopped,
      stoppedAt: row.stopped_at?.toISOString() ?? null,
      stoppedBy: row.stopped_by_name,
      check:
        row.checked_at === null
          ? null
          : viewOfCheck({ at: row.checked_at, isSound: row.is_sound, records: row.records }, sayFor(brand, language)),
      ...counts,
    },
  };
}

type Check = { readonly at: Date; readonly isSound: boolean; readonly records: readonly CheckedRecord[] };

const viewOfCheck = ({ at, isSound, records }: Check, say: Say) => ({
  checkedAt: at.toISOString(),
  isSound,
  records: records.map(({ fault, ...record }) => ({
    ...record,
    fault: fault === null ? '' : say(senderFaults[fault], { record: record.record.toUpperCase() }),
  })),
});

/** Looks the sending domain up now. */
export async function checkPhishingSender(
  services: Services,
  caller: CallerOf<typeof calls.checkPhishingSender>,
): Promise<AnswerOf<typeof calls.checkPhishingSender>> {
  const { domain } = services.config.phishing;
  if (domain === null) throw new AppError('PHISHING_NO_SENDER');
  const check = await checkSender(services, domain, (tx, { at, isSound }) =>
    auditCaller(tx, caller, at, {
      action: 'phishing.sender-checked',
      subject: domain,
      details: { isSound },
      orgId: null,
    }),
  );
  return { success: true, data: viewOfCheck(check, sayFor(caller.brand, caller.language)) };
}

/** Stops all simulations of all firms at once, what is on its way included; or lets them go on. */
export async function stopAllPhishing(
  { database, clock }: Services,
  caller: CallerOf<typeof calls.stopAllPhishing>,
  { isStopped }: InputOf<typeof calls.stopAllPhishing>,
): Promise<AnswerOf<typeof calls.stopAllPhishing>> {
  const at = clock.now();
  await database.asSystem(async (tx) => {
    const byName = await findUserName(tx, caller.session.userId);
    if (!(await setStopped(tx, isStopped ? { at, byName } : null))) return;
    if (isStopped) await dropAllWaiting(tx, at);
    await auditCaller(tx, caller, at, {
      action: isStopped ? 'phishing.stopped-all' : 'phishing.resumed-all',
      orgId: null,
    });
  });
  return { success: true };
}
