import type { checkBrandSetUp as contract } from '@portal/contract/console/owners/brand-set-up.calls.ts';
import { judgeAddress } from '@portal/domain/console/set-up/judge-address.ts';
import { judgeSender } from '@portal/domain/console/set-up/judge-sender.ts';
import type { SetUpLine } from '@portal/domain/console/set-up/set-up-line.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { createDnsClient } from '@portal/scanner/dns/dns-client.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Config } from '../../../config/config.ts';
import { senderDomainOf } from '../../../emails/sender-of.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { auditCaller } from '../../audit/public.ts';
import { findUserName } from '../../profile/public.ts';
import type { ConsoleServices } from '../console-services.ts';
import { findSetUp, lockSetUp, updateSetUp } from './brand-set-up.store.ts';
import { lookAtAddress } from './look-at-address.ts';
import { lookAtSender } from './look-at-sender.ts';

/** Nobody waits longer for the answer; what is not known by then could not be looked up. */
const MAX_LOOK_MS = 8000;

/**
 * The brand of that id.
 * @throws AppError NOT_FOUND
 */
export async function requireBrand({ brands }: Pick<ConsoleServices, 'brands'>, brandId: string): Promise<Brand> {
  const brand = (await brands.list()).find((each) => each.brandId === brandId);
  if (brand === undefined) throw new AppError('NOT_FOUND');
  return brand;
}

/** What a look is about. What was found of another name, sender or key says nothing. */
export const subjectOfLook = (brand: Brand, config: Config, selector: string | null): string =>
  [brand.webDomain, senderDomainOf(brand, config), mailServerOf(config) ?? '', selector ?? ''].join(' ');

/** Looks outside for a brand and keeps what was found, with who asked. */
export async function checkSetUp(
  services: ConsoleServices,
  caller: CallerOf<typeof contract>,
  { brandId }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { database, clock, config } = services;
  const brand = await requireBrand(services, brandId);
  const selector = (await database.onceAsSystem((tx) => findSetUp(tx, brandId)))?.dkim_selector ?? null;
  const lines = await lookOutside(services, brand, selector);
  const at = clock.now();
  await database.asSystem(async (tx) => {
    await lockSetUp(tx, brandId);
    await updateSetUp(tx, brandId, {
      ...{ lines, checked_at: at, checked_by: await findUserName(tx, caller.session.userId) },
      checked_for: subjectOfLook(brand, config, selector),
    });
    const details = Object.fromEntries(lines.map(({ id, finding }) => [id, finding]));
    await auditCaller(tx, caller, at, { action: 'brand-set-up.checked', subject: brandId, orgId: null, details });
  });
  return { success: true };
}

async function lookOutside(
  services: ConsoleServices,
  brand: Brand,
  selector: string | null,
): Promise<readonly SetUpLine[]> {
  const { config, clock } = services;
  const dns = createDnsClient(config.dnsServers.length === 0 ? undefined : config.dnsServers);
  const signal = AbortSignal.timeout(MAX_LOOK_MS);
  const origin = brandOrigin(brand, config.publicUrl);
  const sender = {
    ...{ domain: senderDomainOf(brand, config), server: mailServerOf(config), selector },
    reportsTo: brand.supportEmail,
  };
  const [address, records] = await Promise.all([
    lookAtAddress(services, { origin, publicUrl: config.publicUrl, now: clock.now() }, dns, signal),
    lookAtSender(sender, dns, signal),
  ]);
  return [...judgeAddress(address), ...judgeSender(records)];
}

function mailServerOf({ mailUrl }: Config): string | null {
  return mailUrl === null ? null : new URL(mailUrl).hostname;
}
