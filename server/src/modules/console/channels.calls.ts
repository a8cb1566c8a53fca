import { randomUUID } from 'node:crypto';
import * as contract from '@portal/contract/console/channels.calls.ts';
import { AppError } from '../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../call/bind-call.ts';
import type { Caller, Session } from '../../call/caller.ts';
import type { SystemTransaction } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { auditCaller } from '../audit/public.ts';
import {
  dropUnusedImages,
  type GivenPicture,
  keepPicture,
  listBrandRows,
  lockBrands,
  takePicture,
} from '../brands/public.ts';
import {
  type ChannelFields,
  type ChannelRow,
  claimChannel,
  holdPlans,
  insertChannel,
  isChannelNameTaken,
  listChannels,
  listValidSubscriptionIds,
  lockChannelNames,
  planIdOf,
  removeUnusedChannel,
  updateChannel,
} from '../plans/public.ts';
import { PAGE_SIZE, sliceOf } from './page-of-list.ts';
import { requireVersion } from './require-version.ts';

const NO_CHANNEL = '00000000-0000-0000-0000-000000000000';
const CHOICES = { search: '', offset: 0, limit: 500 };

/** Calls by which staff looks after the channels that bring customers. */
export const channelsCalls: readonly BoundCall<Services>[] = [
  bind(contract.listChannels).to(listAllChannels),
  bind(contract.listOfferChoices).to(listOfferChoices),
  bind(contract.createChannel).to(createChannel),
  bind(contract.editChannel).to(editChannel),
  bind(contract.deleteChannel).to(deleteChannel),
];

async function listAllChannels(
  { database, brands }: Services,
  _caller: CallerOf<typeof contract.listChannels>,
  page: InputOf<typeof contract.listChannels>,
): Promise<AnswerOf<typeof contract.listChannels>> {
  const { total, rows } = await database.asSystem((tx) => listChannels(tx, sliceOf(page)));
  const brandNames = new Map((await brands.list()).map((brand) => [brand.brandId, brand.brandNameLong]));
  const channels = rows.map((row) => ({
    ...toView(row),
    brandName: brandNames.get(row.brand_id) ?? row.brand_id,
    subscriptionIds: Number(row.subscription_ids),
    organisations: Number(row.organisations),
  }));
  return { success: true, data: { total, pageSize: PAGE_SIZE, channels } };
}

async function listOfferChoices({
  plans,
  database,
  clock,
  brands,
}: Services): Promise<AnswerOf<typeof contract.listOfferChoices>> {
  const planNames = new Map(plans.catalogue.plans.map((plan) => [planIdOf(plan), plan.planDetail.planName]));
  const { channels, offers } = await database.asSystem(async (tx) => ({
    channels: (await listChannels(tx, CHOICES)).rows,
    offers: await listValidSubscriptionIds(tx, clock.now()),
  }));
  return {
    success: true,
    data: {
      plans: [...planNames].map(([planId, planName]) => ({ planId, planName })),
      brands: (await brands.list()).map(({ brandId, brandNameLong }) => ({ brandId, brandName: brandNameLong })),
      channels: channels.map(toView),
      subscriptionIds: offers.map((offer) => ({
        subscriptionId: offer.subscription_id,
        channelName: offer.channel_name,
        planName: planNames.get(offer.plan_id) ?? offer.plan_id,
      })),
    },
  };
}

async function createChannel(
  services: Services,
  caller: CallerOf<typeof contract.createChannel>,
  fields: InputOf<typeof contract.createChannel>,
): Promise<AnswerOf<typeof contract.createChannel>> {
  const { database, clock } = services;

  const channelId = randomUUID();
  const logos = await takeLogos(services, caller, fields);
  const now = clock.now();
  await database.asSystem(async (tx) => {
    await requireFit(services, tx, fields, NO_CHANNEL);
    const kept = await keepLogos(tx, fields, logos, now);
    await insertChannel(tx, { ...kept, channelId, createdAt: now });
    await auditCaller(tx, caller, now, {
      action: 'channel.created',
      subject: channelId,
      details: { ...kept },
    });
  });
  return { success: true, data: { channelId } };
}

async function editChannel(
  services: Services,
  caller: CallerOf<typeof contract.editChannel>,
  { channelId, version, ...fields }: InputOf<typeof contract.editChannel>,
): Promise<AnswerOf<typeof contract.editChannel>> {
  const { database, clock } = services;

  const logos = await takeLogos(services, caller, fields);
  await database.asSystem(async (tx) => {
    await requireFit(services, tx, fields, channelId);
    const before = await claimChannel(tx, channelId);
    requireVersion(before, version);
    const now = clock.now();
    const kept = await keepLogos(tx, fields, logos, now);
    await updateChannel(tx, channelId, version + 1, kept);
    await dropUnusedImages(tx);
    await auditCaller(tx, caller, now, {
      action: 'channel.changed',
      subject: channelId,
      details: { before: before && toView(before), after: kept },
    });
  });
  return { success: true };
}

async function deleteChannel(
  { database, clock }: Services,
  caller: CallerOf<typeof contract.deleteChannel>,
  { channelId }: InputOf<typeof contract.deleteChannel>,
): Promise<AnswerOf<typeof contract.deleteChannel>> {
  await database.asSystem(async (tx) => {
    const before = await claimChannel(tx, channelId);
    if (before === undefined) throw new AppError('NOT_FOUND');
    if (!(await removeUnusedChannel(tx, channelId))) throw new AppError('CHANNEL_IN_USE');
    await dropUnusedImages(tx);
    await auditCaller(tx, caller, clock.now(), {
      action: 'channel.deleted',
      subject: channelId,
      details: { before: toView(before) },
    });
  });
  return { success: true };
}

async function requireFit({ brands }: Services, tx: SystemTransaction, fields: ChannelFields, exceptId: string) {
  // A brand that is deleted at this moment counts as gone.
  await lockBrands(tx);
  const brandIds = [brands.default.brandId, ...(await listBrandRows(tx)).map((row) => row.brand_id)];
  if (!brandIds.includes(fields.brandId)) throw new AppError('BRAND_UNKNOWN', { field: 'brandId' });
  const planIds = fields.eligiblePlanIds ?? [];
  const held = await holdPlans(tx, planIds);
  if (planIds.some((planId) => !held.has(planId))) throw new AppError('PLAN_UNKNOWN', { field: 'eligiblePlanIds' });
  await lockChannelNames(tx);
  if (await isChannelNameTaken(tx, fields.name, exceptId)) throw new AppError('CHANNEL_NAME_TAKEN', { field: 'name' });
}

async function takeLogos(
  { fileReaders }: Services,
  { session }: Caller<Session>,
  fields: ChannelFields,
): Promise<Logos> {
  return {
    primary: await takePicture(fileReaders, session.userId, fields.marketingLogoPrimary, 'marketingLogoPrimary'),
    secondary: await takePicture(fileReaders, session.userId, fields.marketingLogoSecondary, 'marketingLogoSecondary'),
  };
}

type Logos = { readonly primary: GivenPicture; readonly secondary: GivenPicture };

/** The fields with their pictures kept. */
async function keepLogos(
  tx: SystemTransaction,
  fields: ChannelFields,
  { primary, secondary }: Logos,
  now: Date,
): Promise<ChannelFields> {
  return {
    ...fields,
    marketingLogoPrimary: await keepPicture(tx, primary, now),
    marketingLogoSecondary: await keepPicture(tx, secondary, now),
  };
}

function toView(row: ChannelRow) {
  return {
    channelId: row.channel_id,
    name: row.name,
    brandId: row.brand_id,
    isTrialDisabled: row.is_trial_disabled,
    channelDiscountTitle: row.discount_title,
    channelDiscountDescription: row.discount_description,
    marketingLogoPrimary: row.marketing_logo_primary,
    marketingLogoSecondary: row.marketing_logo_secondary,
    eligiblePlanIds: row.eligible_plan_ids,
    version: row.version,
  };
}
