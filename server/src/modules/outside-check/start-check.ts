import { createHash, randomUUID } from 'node:crypto';
import type { startOutsideCheck } from '@portal/contract/outside-check/outside-check.calls.ts';
import { type CheckTarget, isReservedName, readCheckTarget } from '@portal/domain/outside-check/check-target.ts';
import { getDomain } from 'tldts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { Caller } from '../../call/caller.ts';
import type { Config } from '../../config/config.ts';
import type { SystemTransaction } from '../../database/database.ts';
import { networkOf } from '../../system/network-of.ts';
import { hashToken } from '../../system/tokens.ts';
import { takeCaptchaPass } from '../accounts/public.ts';
import { findSubscriptionId, subscriptionIdState } from '../plans/public.ts';
import { isMailProvider } from '../profile/public.ts';
import { countOf } from './check-counts.store.ts';
import { CHECK_LIFE_MS, GIVEN_UP_AFTER_MS } from './check-times.ts';
import { claimCheck, countUnderWay, removeCheck } from './checks.store.ts';
import { outsideCheckJob } from './outside-check.kinds.ts';
import type { OutsideCheckServices } from './outside-check-services.ts';
import { requireSwitchedOn } from './require-switched-on.ts';

const HOUR_MS = 60 * 60_000;
/** No matter who asks: more would bother the domain, and its owner has no need of it. */
const MAX_OF_DOMAIN_PER_HOUR = 6;
/** Beside the limit of each minute; an office of many people has one address. */
const MAX_OF_ADDRESS_PER_HOUR = 30;
/** So many looks are worked off within the time that people wait. */
const MAX_UNDER_WAY = 40;

/** Begins a look, or answers the one that this browser began of the same address within the hour. */
export async function startCheck(
  services: OutsideCheckServices,
  caller: CallerOf<typeof startOutsideCheck>,
  { domain: typed, subscriptionId: given }: InputOf<typeof startOutsideCheck>,
): Promise<AnswerOf<typeof startOutsideCheck>> {
  const { database, clock, config, queue } = services;
  const subscriptionId = given ?? null;
  requireSwitchedOn(caller);
  const { host, url } = requireTarget(typed, config);
  const now = clock.now();
  const claimed = await database.asSystem(async (tx) => {
    const channel = await channelOf(tx, subscriptionId, now);
    const check = await claimCheck(tx, {
      check_id: randomUUID(),
      browser_hash: hashToken(caller.preSessionId),
      host,
      url,
      brand_id: caller.brand.brandId,
      subscription_id: channel.isValid ? subscriptionId : null,
      channel: channel.name,
      seen: JSON.stringify({ outcomes: {}, findings: [] }),
      is_done: false,
      failure: null,
      created_at: now,
      expires_at: new Date(now.getTime() + CHECK_LIFE_MS),
    });
    if (check.isNew && !(await takeCaptchaPass(tx, caller, now))) throw new AppError('CAPTCHA_FAILED');
    return { ...check, channel: channel.name };
  });
  const { checkId, isNew, channel } = claimed;
  if (!isNew) return { success: true, data: { checkId } };
  await requireRoom(services, caller, host, now).catch(async (error: unknown) => {
    await database.onceAsSystem((tx) => removeCheck(tx, checkId));
    throw error;
  });
  await database.asSystem(async (tx) => {
    const onDay = now.toISOString().slice(0, 10);
    await countOf(tx, 'checks', { onDay, brandId: caller.brand.brandId, channel });
    await queue.enqueue(tx, outsideCheckJob, { checkId });
  });
  return { success: true, data: { checkId } };
}

/** @throws AppError at the field, for what cannot be checked */
function requireTarget(typed: string, config: Pick<Config, 'openCheckHosts'>) {
  const field = 'domain';
  const target = readCheckTarget(typed);
  if (typeof target === 'string') throw new AppError(target, { field });
  const { host, port, isFromEmail } = target satisfies CheckTarget;
  if (isFromEmail && isMailProvider(host)) throw new AppError('CHECK_MAIL_PROVIDER', { field });
  // Tests and trials have sites with names of their own, on ports of their own; nobody else may choose a port.
  const isTrial = config.openCheckHosts.length > 0;
  if (isReservedName(host) && !isTrial) throw new AppError('CHECK_EXAMPLE_DOMAIN', { field });
  if (getDomain(host, { allowPrivateDomains: true }) === null) throw new AppError('CHECK_NOT_A_DOMAIN', { field });
  return { host, url: `https://${host}${isTrial && port !== null ? `:${port}` : ''}/` };
}

async function channelOf(tx: SystemTransaction, subscriptionId: string | null, now: Date) {
  const row = subscriptionId === null ? undefined : await findSubscriptionId(tx, subscriptionId);
  if (row === undefined) return { name: '', isValid: false };
  return { name: row.channel_name, isValid: subscriptionIdState(row, now) === 'valid' };
}

/** @throws AppError CHECKS_BUSY, TOO_MANY_REQUESTS, CHECKED_TOO_OFTEN */
async function requireRoom(
  { limits, database }: OutsideCheckServices,
  { ip }: Caller,
  host: string,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - GIVEN_UP_AFTER_MS);
  const underWay = await database.onceAsSystem((tx) => countUnderWay(tx, since));
  if (underWay > MAX_UNDER_WAY) throw new AppError('CHECKS_BUSY');
  const ofAddress = await limits.count(`outside-check from ${networkOf(ip)}`, HOUR_MS, MAX_OF_ADDRESS_PER_HOUR);
  if (ofAddress.current > MAX_OF_ADDRESS_PER_HOUR) throw new AppError('TOO_MANY_REQUESTS');
  // Names of one domain are one firm's; the store has no need to know whose.
  const name = getDomain(host, { allowPrivateDomains: true }) ?? host;
  const key = createHash('sha256').update(name).digest('base64url');
  const ofDomain = await limits.count(`outside-check of ${key}`, HOUR_MS, MAX_OF_DOMAIN_PER_HOUR);
  if (ofDomain.current > MAX_OF_DOMAIN_PER_HOUR) throw new AppError('CHECKED_TOO_OFTEN', { field: 'domain' });
}
