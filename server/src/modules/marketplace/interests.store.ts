import type { OrgTransaction } from '../../database/database.ts';

export type Interest = {
  readonly interestId: string;
  readonly orgId: string;
  readonly offerId: string;
  readonly offerTitle: string;
  readonly partnerName: string;
  readonly note: string;
  readonly userId: string;
  readonly userName: string;
  readonly email: string;
  readonly at: Date;
};

/** Records that an organization is interested; false when it was before, and nothing is changed. */
export async function insertInterest(tx: OrgTransaction, interest: Interest): Promise<boolean> {
  const row = await tx
    .insertInto('marketplace_interests')
    .values({
      interest_id: interest.interestId,
      org_id: interest.orgId,
      offer_id: interest.offerId,
      offer_title: interest.offerTitle,
      partner_name: interest.partnerName,
      note: interest.note,
      asked_by: interest.userId,
      asked_by_name: interest.userName,
      asked_by_email: interest.email,
      asked_at: interest.at,
    })
    .onConflict((conflict) => conflict.columns(['org_id', 'offer_id']).doNothing())
    .returning('interest_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findInterestedAt(tx: OrgTransaction, offerId: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('marketplace_interests')
    .select('asked_at')
    .where('offer_id', '=', offerId)
    .executeTakeFirst();
  return row?.asked_at;
}
