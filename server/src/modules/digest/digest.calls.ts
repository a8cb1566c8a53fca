import * as calls from '@portal/contract/digest/digest.calls.ts';
import { AppError } from '../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../call/bind-call.ts';
import type { DashboardServices } from '../dashboard/public.ts';
import { findFrequency, saveFrequency, saveFrequencyByToken } from './digest.store.ts';

/** Calls by which people choose how often they get the mail on how their firm stands. */
export const digestCalls: readonly BoundCall<DashboardServices>[] = [
  bind(calls.readDigestChoice).to(readDigestChoice),
  bind(calls.saveDigestChoice).to(saveDigestChoice),
  bind(calls.changeDigestByLink).to(changeDigestByLink),
];

async function readDigestChoice(
  { database }: DashboardServices,
  { session }: CallerOf<typeof calls.readDigestChoice>,
): Promise<AnswerOf<typeof calls.readDigestChoice>> {
  const frequency = await database.onceInOrg(session.orgId, (tx) => findFrequency(tx, session.userId));
  return { success: true, data: { frequency } };
}

async function saveDigestChoice(
  { database }: DashboardServices,
  { session }: CallerOf<typeof calls.saveDigestChoice>,
  { frequency }: InputOf<typeof calls.saveDigestChoice>,
): Promise<AnswerOf<typeof calls.saveDigestChoice>> {
  await database.onceInOrg(session.orgId, (tx) => saveFrequency(tx, session, frequency));
  return { success: true };
}

async function changeDigestByLink(
  { database }: DashboardServices,
  _caller: CallerOf<typeof calls.changeDigestByLink>,
  { token, frequency }: InputOf<typeof calls.changeDigestByLink>,
): Promise<AnswerOf<typeof calls.changeDigestByLink>> {
  const isThere = await database.onceAsSystem((tx) => saveFrequencyByToken(tx, token, frequency));
  if (!isThere) throw new AppError('DIGEST_LINK_INVALID');
  return { success: true };
}
