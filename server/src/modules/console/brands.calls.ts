import * as contract from '@portal/contract/console/brands.calls.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { slugOf } from '@portal/domain/portal/slug.ts';
import { AppError } from '../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../call/bind-call.ts';
import type { Caller, Session } from '../../call/caller.ts';
import type { SystemTransaction } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { brandOrigin } from '../../system/brand-origin.ts';
import { deleteBrandSignOn } from '../accounts/public.ts';
import { auditCaller } from '../audit/public.ts';
import {
  countBrandUses,
  dropUnusedImages,
  dropWordsOfBrand,
  type GivenPicture,
  keepPicture,
  listBrandRows,
  lockBrands,
  readBrand,
  removeBrand,
  saveBrand,
  takePicture,
} from '../brands/public.ts';
import { type BrandFields, insuranceOf, requirePossible } from './brand-rules.ts';
import { requireVersion } from './require-version.ts';
import { dropSetUp } from './set-up/brand-set-up.store.ts';

/** Every process keeps all of them in memory. */
const MAX_BRANDS = 1000;

/** Calls by which staff looks after the brands. */
export const brandsCalls: readonly BoundCall<Services>[] = [
  bind(contract.listBrands).to(listBrands),
  bind(contract.createBrand).to(createBrand),
  bind(contract.editBrand).to(editBrand),
  bind(contract.deleteBrand).to(deleteBrand),
];

async function listBrands({ database, brands, config }: Services): Promise<AnswerOf<typeof contract.listBrands>> {
  await brands.refresh();
  const { rows, uses } = await database.asSystem(async (tx) => ({
    rows: await listBrandRows(tx),
    uses: await countBrandUses(tx),
  }));
  const versions = new Map(rows.map((row) => [row.brand_id, row.version]));
  const listed = (await brands.list()).map((brand) => ({
    brand,
    version: versions.get(brand.brandId) ?? 0,
    isDefault: brand.brandId === brands.default.brandId,
    origin: brandOrigin(brand, config.publicUrl),
    ...(uses.get(brand.brandId) ?? { organisations: 0, channels: 0 }),
  }));
  return { success: true, data: { brands: listed } };
}

async function createBrand(
  services: Services,
  caller: CallerOf<typeof contract.createBrand>,
  fields: InputOf<typeof contract.createBrand>,
): Promise<AnswerOf<typeof contract.createBrand>> {
  const logo = await logoOf(services, caller, fields);
  const brandId = await change(services, caller, async (tx, known, now) => {
    if (known.length >= MAX_BRANDS) throw new AppError('TOO_MANY_BRANDS', { values: { maximum: MAX_BRANDS } });
    requirePossible(fields, known, null);
    const taken = new Set([
      ...known.map((brand) => brand.brandId),
      ...(await listBrandRows(tx)).map((row) => row.brand_id),
    ]);
    const id = slugOf(fields.brandNameShort, 'brand', (slug) => taken.has(slug));
    const after = await write(services, tx, id, fields, { logo, version: 1, now });
    return { action: 'brand.created', subject: id, details: after };
  });
  return { success: true, data: { brandId } };
}

async function editBrand(
  services: Services,
  caller: CallerOf<typeof contract.editBrand>,
  { brandId, version, ...fields }: InputOf<typeof contract.editBrand>,
): Promise<AnswerOf<typeof contract.editBrand>> {
  const { brands } = services;

  const logo = await logoOf(services, caller, fields);
  await change(services, caller, async (tx, known, now) => {
    await requireSameBrand(services, tx, brandId, version);
    const isDefault = brandId === brands.default.brandId;
    requirePossible(isDefault ? { ...fields, webDomain: null } : fields, known, brandId, isDefault);
    const before = known.find((brand) => brand.brandId === brandId);
    const after = await write(services, tx, brandId, isDefault ? { ...fields, webDomain: null } : fields, {
      logo,
      version: version + 1,
      now,
    });
    return { action: 'brand.changed', subject: brandId, details: { before, after } };
  });
  return { success: true };
}

async function deleteBrand(
  services: Services,
  caller: CallerOf<typeof contract.deleteBrand>,
  { brandId }: InputOf<typeof contract.deleteBrand>,
): Promise<AnswerOf<typeof contract.deleteBrand>> {
  const { brands } = services;

  await change(services, caller, async (tx, known) => {
    if (brandId === brands.default.brandId) throw new AppError('BRAND_IS_DEFAULT');
    const before = known.find((brand) => brand.brandId === brandId);
    if (before === undefined) throw new AppError('NOT_FOUND');
    if ((await countBrandUses(tx)).has(brandId)) throw new AppError('BRAND_IN_USE');
    await removeBrand(tx, brandId);
    await dropWordsOfBrand(tx, brandId);
    await dropSetUp(tx, brandId);
    await deleteBrandSignOn(tx, brandId);
    return { action: 'brand.deleted', subject: brandId, details: { before } };
  });
  return { success: true };
}

/** A change of brands: nobody else changes any meanwhile, it is logged, and this process shows it at once. */
async function change(
  { database, clock, brands }: Services,
  caller: Caller,
  work: (
    tx: SystemTransaction,
    known: readonly Brand[],
    now: Date,
  ) => Promise<{ action: string; subject: string; details?: object }>,
) {
  const now = clock.now();
  const subject = await database.asSystem(async (tx) => {
    await lockBrands(tx);
    const stored = (await listBrandRows(tx)).map(readBrand).filter((brand) => brand !== null);
    const isDefault = ({ brandId }: Brand) => brandId === brands.default.brandId;
    const { details, ...entry } = await work(tx, [brands.default, ...stored.filter((brand) => !isDefault(brand))], now);
    await dropUnusedImages(tx);
    await auditCaller(tx, caller, now, { ...entry, ...(details === undefined ? {} : { details: { ...details } }) });
    return entry.subject;
  });
  await brands.refresh();
  return subject;
}

function logoOf({ fileReaders }: Services, { session }: Caller<Session>, { brandLogo }: BrandFields) {
  return takePicture(fileReaders, session.userId, brandLogo, 'brandLogo');
}

async function write(
  { brands }: Services,
  tx: SystemTransaction,
  brandId: string,
  fields: BrandFields,
  { logo, version, now }: { logo: GivenPicture; version: number; now: Date },
) {
  const brandLogo = await keepPicture(tx, logo, now);
  const data: Brand = {
    brandId,
    brandNameLong: fields.brandNameLong,
    brandNameShort: fields.brandNameShort,
    webDomain: fields.webDomain ?? brands.default.webDomain,
    emailDomain: fields.emailDomain,
    supportEmail: fields.supportEmail,
    conciergeEmail: fields.conciergeEmail,
    conciergeSchedulingLink: fields.conciergeSchedulingLink,
    helpCenter: fields.helpCenter,
    marketingCollateral: fields.marketingCollateral,
    timeZone: fields.timeZone,
    locale: fields.locale,
    accentColour: fields.accentColour,
    brandLogo,
    offersCheck: fields.offersCheck,
    insurance: insuranceOf(fields),
    wordsVersion: null,
  };
  await saveBrand(tx, { brandId, data, version, at: now });
  return data;
}

async function requireSameBrand({ brands }: Services, tx: SystemTransaction, brandId: string, version: number) {
  const row = (await listBrandRows(tx)).find((candidate) => candidate.brand_id === brandId);
  // The default brand has no row until somebody changes it.
  requireVersion(row ?? (brandId === brands.default.brandId ? { version: 0 } : undefined), version);
}
