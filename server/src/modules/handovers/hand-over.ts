import { randomUUID } from 'node:crypto';
import type { handOver as handOverCall } from '@portal/contract/handovers/handovers.calls.ts';
import { MAX_HANDOVER_POINTS, MAX_OPEN_HANDOVERS } from '@portal/domain/handovers/handover-limits.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { hashToken, newToken } from '../../system/tokens.ts';
import { auditCaller } from '../audit/public.ts';
import { listFindingsToDo } from '../monitoring/public.ts';
import { actorName, lockOrganisation } from '../profile/public.ts';
import { countOpenHandovers, insertHandover } from './handovers.store.ts';
import type { HandoversServices } from './handovers-services.ts';
import { keyOf, lookAtPoints, POINT_KINDS, type Reference } from './points/look-at-points.ts';
import { insertPoints, type NewPoint } from './points/points.store.ts';
import { linkAddress, sendHandover } from './send-handover.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Makes a link to what is handed over, and sends it where that is wished. */
export async function handOver(
  services: HandoversServices,
  caller: CallerOf<typeof handOverCall>,
  input: InputOf<typeof handOverCall>,
): Promise<AnswerOf<typeof handOverCall>> {
  const { orgId, userId } = caller.session;
  const now = services.clock.now();
  const token = newToken();
  const handoverId = randomUUID();
  await services.database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    await requireRoom(tx, now);
    const points = await namedPoints(services, tx, caller, await wantedPoints(tx, input, now));
    const handover = {
      ...{ handoverId, orgId, note: input.note, showsFirm: input.showsFirm, days: input.days },
      tokenHash: hashToken(token),
      helperName: input.name,
      helperEmail: input.email,
      madeBy: userId,
      madeByName: await actorName(tx, caller),
      madeAt: now,
      expiresAt: new Date(now.getTime() + input.days * DAY_MS),
    };
    await insertHandover(tx, handover);
    await insertPoints(tx, { orgId, handoverId }, points);
    if (input.sends) await sendHandover(services, tx, caller, { ...handover, token, points });
    await auditCaller(tx, caller, now, {
      action: 'handover.made',
      subject: input.name,
      details: { handoverId, email: input.email, points: points.length, sent: input.sends },
    });
  });
  return { success: true, data: { handoverId, url: linkAddress(services, caller.brand, token) } };
}

/** @throws AppError TOO_MANY_HANDOVERS */
export async function requireRoom(tx: OrgTransaction, now: Date): Promise<void> {
  if ((await countOpenHandovers(tx, now)) >= MAX_OPEN_HANDOVERS)
    throw new AppError('TOO_MANY_HANDOVERS', { values: { maximum: MAX_OPEN_HANDOVERS } });
}

/** @throws AppError NOTHING_TO_HAND_OVER, and NOT_FOUND for a website that the organization does not have */
async function wantedPoints(
  tx: OrgTransaction,
  { points, findings }: InputOf<typeof handOverCall>,
  now: Date,
): Promise<readonly Reference[]> {
  const listed =
    findings === undefined ? [] : await listFindingsToDo(tx, findings, { now, limit: MAX_HANDOVER_POINTS });
  if (listed === null) throw new AppError('NOT_FOUND');
  const wanted = [...points, ...listed.map((ref): Reference => ({ kind: 'finding', ref }))];
  const distinct = [...new Map(wanted.map((point) => [keyOf(point), point])).values()].slice(0, MAX_HANDOVER_POINTS);
  if (distinct.length === 0) throw new AppError('NOTHING_TO_HAND_OVER');
  return distinct;
}

/**
 * The points with their titles of today.
 * @throws AppError MODULE_NOT_ACTIVE, and NOT_FOUND for what the organization does not have
 */
async function namedPoints(
  services: HandoversServices,
  tx: OrgTransaction,
  { session: { orgId }, brand, language }: CallerOf<typeof handOverCall>,
  points: readonly Reference[],
): Promise<readonly NewPoint[]> {
  const say = sayFor(brand, language);
  const { modules } = await services.plans.current(tx);
  if (points.some(({ kind }) => modules[POINT_KINDS[kind].module] !== 'ACTIVE'))
    throw new AppError('MODULE_NOT_ACTIVE');
  const found = await lookAtPoints(services, tx, orgId, points);
  const named: NewPoint[] = [];
  for (const point of points) {
    const text = found.has(keyOf(point))
      ? await POINT_KINDS[point.kind].describe(services, tx, { orgId, ref: point.ref, say })
      : null;
    if (text === null) throw new AppError('NOT_FOUND');
    named.push({ pointId: randomUUID(), ...point, title: text.title });
  }
  return named;
}
