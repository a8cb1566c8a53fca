import { type RawBuilder, sql } from 'kysely';
import type { SystemTransaction } from '../../../database/database.ts';
import { isCustomer } from '../../../database/sandboxes/customers-that-count.ts';
import { matchingOrganisations } from '../console.store.ts';

/** Customers by their ids, or those that a search and a state of the list find. */
export type LetterAudience =
  | { readonly kind: 'chosen'; readonly orgIds: readonly string[] }
  | { readonly kind: 'matching'; readonly search: string; readonly status: string };

function audienceOf(tx: SystemTransaction, audience: LetterAudience, now: Date) {
  if (audience.kind === 'matching') return matchingOrganisations(tx, { ...audience, seen: 'all', now });
  return tx
    .selectFrom('organisations')
    .where('organisations.org_id', '=', sql<string>`any(${audience.orgIds}::uuid[])`);
}

/** Customers that letters reach: no sandbox, set up, neither suspended nor going, and somebody is there. */
const isReached: RawBuilder<boolean> = sql<boolean>`(${isCustomer()} and organisations.suspended_at is null
  and organisations.deletion_requested_at is null and organisations.company_name <> ''
  and exists (select from users where users.org_id = organisations.org_id))`;

/** How many customers of an audience a letter reaches, and how many it leaves out. */
export async function countAudience(
  tx: SystemTransaction,
  audience: LetterAudience,
  now: Date,
): Promise<{ reached: number; leftOut: number }> {
  return audienceOf(tx, audience, now)
    .select([
      sql<number>`(count(*) filter (where ${isReached}))::int`.as('reached'),
      sql<number>`(count(*) filter (where not ${isReached}))::int`.as('leftOut'),
    ])
    .executeTakeFirstOrThrow();
}

/** A brand that customers of an audience have, with how many they and their people are and the first of them by name. */
export type BrandOfAudience = {
  readonly brandId: string;
  readonly customers: number;
  readonly people: number;
  readonly firstName: string;
};

/** The brands of those whom a letter reaches. */
export function listBrandsOfAudience(
  tx: SystemTransaction,
  audience: LetterAudience,
  now: Date,
): Promise<BrandOfAudience[]> {
  return audienceOf(tx, audience, now)
    .where(isReached)
    .select([
      'brand_id as brandId',
      sql<number>`count(*)::int`.as('customers'),
      sql<number>`sum((select count(*) from users where users.org_id = organisations.org_id))::int`.as('people'),
      sql<string>`(array_agg(company_name order by name_in_lower_case))[1]`.as('firstName'),
    ])
    .groupBy('brand_id')
    .execute();
}

/** Notes the customers that a letter goes to. */
export async function insertRecipients(
  tx: SystemTransaction,
  letterId: string,
  audience: LetterAudience,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('letter_recipients')
    .columns(['letter_id', 'org_id'])
    .expression(
      audienceOf(tx, audience, now)
        .where(isReached)
        .select([sql<string>`${letterId}::uuid`.as('letter_id'), 'organisations.org_id']),
    )
    .execute();
}
