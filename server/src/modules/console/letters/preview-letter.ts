import type { previewLetter as previewLetterCall } from '@portal/contract/console/letters.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { findUserName } from '../../profile/public.ts';
import { letterContent } from '../emails/letter-mail.ts';
import { listBrandsOfAudience } from './letter-audience.store.ts';
import { requireReaders } from './send-letter.ts';

/** A letter as people of one brand would get it, by the first customer of that brand, and how many it would go to. */
export async function previewLetter(
  { database, clock, brands }: Services,
  caller: CallerOf<typeof previewLetterCall>,
  { subject, body, audience, brandId }: InputOf<typeof previewLetterCall>,
): Promise<AnswerOf<typeof previewLetterCall>> {
  const now = clock.now();
  const { counts, found, sentBy } = await database.asSystem(async (tx) => ({
    counts: await requireReaders(tx, audience, now),
    found: await listBrandsOfAudience(tx, audience, now),
    sentBy: await findUserName(tx, caller.session.userId),
  }));
  const named = await Promise.all(found.map(async (each) => ({ ...each, brand: await brands.byId(each.brandId) })));
  named.sort((one, other) => one.brand.brandNameLong.localeCompare(other.brand.brandNameLong));
  const shown = named.find((each) => each.brandId === brandId) ?? named[0];
  if (shown === undefined) throw new AppError('LETTER_WITHOUT_READERS', { field: 'audience' });
  const { brand, firstName: organisationName } = shown;
  const {
    heading,
    paragraphs,
    notes = [],
    reason,
  } = letterContent({
    ...{ brand, say: sayFor(brand), subject, body, organisationName, sentBy },
  });
  return {
    success: true,
    data: {
      customers: counts.reached,
      people: named.reduce((sum, { people }) => sum + people, 0),
      leftOut: counts.leftOut,
      brands: named.map((each) => ({
        brandId: each.brandId,
        name: each.brand.brandNameLong,
        customers: each.customers,
      })),
      brandId: shown.brandId,
      accentColour: brand.accentColour,
      replyTo: brand.supportEmail,
      mail: { subject, heading, paragraphs: [...paragraphs], notes: [...notes], reason },
    },
  };
}
