import { randomUUID } from 'node:crypto';
import { signOffStatement } from '@portal/domain/policies/sign-off-statement.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { libraryPolicy } from '../library/policy-content.ts';

const HOUR_MS = 60 * 60_000;
const ENGLISH = sayFor({ locale: 'en-US', timeZone: 'UTC' });

type Written = {
  readonly policyId: string;
  readonly name: string;
  readonly version: number;
  readonly text: string;
  readonly contentHash: Buffer | null;
};

/** Asks people to confirm a policy, which each has done some hours later. */
export async function insertDemoSignOffs(
  tx: SystemTransaction,
  { orgId, byName, companyName, at }: { orgId: string; byName: string; companyName: string; at: Date },
  policy: Written,
  people: readonly string[],
): Promise<void> {
  const answered = (libraryPolicy(policy.policyId, 'en')?.questions ?? []).map(({ ask, options, right }) => ({
    ask,
    answer: options[right],
  }));
  for (const [place, name] of people.entries()) {
    const personId = await insertPerson(tx, orgId, name, at);
    await tx
      .insertInto('sign_offs')
      .values({
        org_id: orgId,
        person_id: personId,
        policy_id: policy.policyId,
        version: policy.version,
        asked_at: at,
        asked_on: at.toISOString().slice(0, 10),
        asked_by_name: byName,
        acknowledged_at: new Date(at.getTime() + (place + 2) * 3 * HOUR_MS),
        statement: signOffStatement(ENGLISH, policy, companyName),
        content_hash: policy.contentHash,
        questions: JSON.stringify(answered),
      })
      .execute();
  }
}

async function insertPerson(tx: SystemTransaction, orgId: string, name: string, at: Date): Promise<string> {
  const email = `${name.toLowerCase().replace(' ', '.')}@harbor-bakery.example`;
  const { person_id: personId } = await tx
    .insertInto('sign_off_people')
    .values({ person_id: randomUUID(), org_id: orgId, email, name, added_at: at })
    .onConflict((conflict) => conflict.columns(['org_id', 'email']).doUpdateSet({ name }))
    .returning('person_id')
    .executeTakeFirstOrThrow();
  return personId;
}
