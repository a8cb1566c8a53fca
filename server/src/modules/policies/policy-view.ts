import type { policyView } from '@portal/contract/policies/policies.schemas.ts';
import { nextReview, USUAL_REVIEW_MONTHS } from '@portal/domain/policies/next-review.ts';
import { chosenValue, type FieldValues, isGiven, type PolicyField } from '@portal/domain/policies/policy-field.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { z } from 'zod';
import type { Caller } from '../../call/caller.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { findColleague } from '../profile/public.ts';
import { standardsOf } from './clauses/standards-of.ts';
import { usableValues } from './drafts/checked-values.ts';
import { shownFaults } from './interview/answer-faults.ts';
import { findPolicyLanguage } from './interview/policy-language.ts';
import { inReadersWords, questionsIn } from './library/in-readers-words.ts';
import { REVIEW_FIELD, sharedIds } from './library/interview.ts';
import { libraryUpdate } from './library/library-update.ts';
import { missingPolicies } from './library/missing-policies.ts';
import { type LoadedVersion, libraryPolicy, markdownOf, sourceOf, textOf } from './library/policy-content.ts';
import { visibleIdsOf } from './library/template-of.ts';
import { listActiveIds, listAnswers, type PolicyFacts } from './policies.store.ts';
import { findVersion } from './policy-versions.store.ts';

type PolicyView = z.input<typeof policyView>;
type Place = { readonly now: Date; readonly timeZone: string };
type Reader = Pick<Caller, 'brand' | 'language'> & { readonly now: Date };

/** Months between reviews, as the policy itself says. */
export function reviewMonthsOf(fields: readonly PolicyField[], values: FieldValues): number {
  const field = fields.find(({ id }) => id === REVIEW_FIELD);
  const months = field === undefined ? USUAL_REVIEW_MONTHS : chosenValue(field, values);
  return typeof months === 'number' ? months : USUAL_REVIEW_MONTHS;
}

/** When a version is read again as a whole, and whether that day has come; an unapproved one has none. */
export function reviewOf(approvedAt: Date | null, months: number, { now, timeZone }: Place) {
  if (approvedAt === null) return { nextReview: null, isReviewDue: false };
  const due = nextReview(approvedAt, months, timeZone);
  return { nextReview: due.toISOString(), isReviewDue: due <= now };
}

/** The same of the version that holds, from a policy's facts. */
export function reviewOfActive({ active }: Pick<PolicyFacts, 'active'>, place: Place) {
  const months = typeof active?.reviewMonths === 'number' ? active.reviewMonths : USUAL_REVIEW_MONTHS;
  return reviewOf(active === null ? null : new Date(active.approvedAt), months, place);
}

/** A version as its page shows it: the text in its own language, what the library says of it in the reader's. */
export async function readPolicyView(
  tx: OrgTransaction,
  loaded: LoadedVersion,
  { now, brand, language }: Reader,
): Promise<PolicyView> {
  const library = libraryPolicy(loaded.policyId, language);
  const newest = await findVersion(tx, loaded.policyId, null);
  const sentTo = loaded.sentTo === null ? null : await findColleague(tx, loaded.sentTo);
  const reviewMonths = reviewMonthsOf(loaded.fields, loaded.values);
  const update = loaded.savedAt === null ? null : libraryUpdate(loaded, await findPolicyLanguage(tx, brand));
  return {
    id: loaded.policyId,
    name: loaded.name,
    language: loaded.language,
    purpose: library?.purpose ?? '',
    audience: library?.audience ?? '',
    version: loaded.version,
    status: loaded.status,
    approver: loaded.approver,
    approvalDate: loaded.approvedAt?.toISOString() ?? null,
    saved: loaded.savedAt?.toISOString() ?? null,
    savedBy: loaded.savedByName,
    custom: loaded.template === null,
    customPolicy: loaded.customPolicy,
    customValues: { ...loaded.customValues },
    template: loaded.template,
    text: await textOf(loaded),
    source: sourceOf(loaded),
    fields: await askedFields(tx, loaded, language),
    standards: standardsOf(loaded.policyId, markdownOf(loaded)),
    faults: shownFaults(loaded, language),
    lawyer: loaded.status === 'Draft' ? (library?.lawyer ?? null) : null,
    reviewMonths,
    ...reviewOf(loaded.approvedAt, reviewMonths, { now, timeZone: brand.timeZone }),
    draftMode: loaded.draftMode,
    sentTo: sentTo === null ? null : { userId: sentTo.userId, name: sentTo.name },
    sentBy: loaded.sentByName,
    libraryUpdate: update === null ? null : { version: update.version, language: update.language },
    missingPolicies: missingPolicies(markdownOf(loaded), loaded.language, await listActiveIds(tx)),
    minor: loaded.minor,
    isNewest: newest === undefined || newest.version === loaded.version,
  };
}

async function askedFields(
  tx: OrgTransaction,
  loaded: LoadedVersion,
  language: Language,
): Promise<PolicyView['fields']> {
  const asked = loaded.language === language ? null : questionsIn(language, loaded.policyId);
  const visible = visibleIdsOf(loaded);
  const answers = (await listAnswers(tx)).filter(({ policy_id }) => policy_id !== loaded.policyId);
  const shared = sharedIds();
  const offered = (field: PolicyField) => {
    if (!shared.includes(field.id)) return { offered: null, offeredFrom: null };
    const common = usableValues([field], loaded.fromFirm)[field.id];
    if (common !== undefined)
      return { offered: same(common, chosenValue(field, loaded.values)) ? null : common, offeredFrom: null };
    const [latest] = answers.flatMap(({ name, custom_values }) => {
      const value = usableValues([field], custom_values)[field.id];
      return value === undefined ? [] : [{ offered: value, offeredFrom: name }];
    });
    return latest ?? { offered: null, offeredFrom: null };
  };
  return loaded.fields.map((field) => ({
    ...inReadersWords(field, asked?.get(field.id)),
    value: chosenValue(field, loaded.values),
    isAnswered: Object.hasOwn(loaded.values, field.id) || Object.hasOwn(loaded.fromFirm, field.id),
    ...offered(field),
    visible: visible.includes(field.id) && !isGiven(field),
  }));
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
