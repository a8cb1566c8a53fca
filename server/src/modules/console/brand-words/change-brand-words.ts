import type {
  dropBrandWords as dropContract,
  saveBrandWords as saveContract,
} from '@portal/contract/console/brand-words.calls.ts';
import { faultOfWords, type WordsFault } from '@portal/domain/texts/own-words.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import {
  dropBrandWords as dropRow,
  lockBrands,
  lockBrandWords,
  originalText,
  saveBrandWords as saveRow,
} from '../../brands/public.ts';
import { requireVersion } from '../require-version.ts';
import { requireBrand } from './require-brand.ts';

/** Says a text in a brand's own words from now on, on pages, in emails and in documents. */
export async function saveBrandWords(
  services: Services,
  caller: CallerOf<typeof saveContract>,
  { words, version, ...place }: InputOf<typeof saveContract>,
): Promise<AnswerOf<typeof saveContract>> {
  const { database, clock, brands } = services;
  const original = originalText(place.textId, place.language);
  if (original === undefined) throw new AppError('NOT_FOUND');
  refuse(faultOfWords(original, words));
  await database.asSystem(async (tx) => {
    await lockBrands(tx);
    await requireBrand(tx, services, place.brandId);
    requireVersion((await lockBrandWords(tx, place)) ?? { version: 0 }, version);
    await saveRow(tx, { ...place, words, original, version: version + 1 }, clock.now());
    await auditCaller(tx, caller, clock.now(), {
      action: 'brand-words.saved',
      subject: place.brandId,
      details: { ...place, words },
    });
  });
  await brands.refresh();
  return { success: true };
}

/** Goes back to the portal's text. */
export async function dropBrandWords(
  { database, clock, brands }: Services,
  caller: CallerOf<typeof dropContract>,
  { version, ...place }: InputOf<typeof dropContract>,
): Promise<AnswerOf<typeof dropContract>> {
  await database.asSystem(async (tx) => {
    await lockBrands(tx);
    requireVersion(await lockBrandWords(tx, place), version);
    await dropRow(tx, place);
    await auditCaller(tx, caller, clock.now(), {
      action: 'brand-words.dropped',
      subject: place.brandId,
      details: place,
    });
  });
  await brands.refresh();
  return { success: true };
}

/** @throws AppError WORDS_NO_MESSAGE, WORDS_UNKNOWN_NAME, WORDS_MISSING_TAG at the words */
function refuse(fault: WordsFault | null): void {
  if (fault === null) return;
  const field = 'words';
  if (fault.kind === 'no-message') throw new AppError('WORDS_NO_MESSAGE', { field });
  if (fault.kind === 'unknown')
    throw new AppError('WORDS_UNKNOWN_NAME', {
      field,
      values: { names: fault.names.map((name) => `{${name}}`).join(', ') },
    });
  throw new AppError('WORDS_MISSING_TAG', {
    field,
    values: { names: fault.names.map((name) => `<${name}>…</${name}>`).join(', ') },
  });
}
