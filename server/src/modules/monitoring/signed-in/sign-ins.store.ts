import type { SignInFailure, SignInWay } from '@portal/domain/monitoring/signed-in/sign-in-failure.ts';
import type { AnyTransaction, OrgTransaction } from '../../../database/database.ts';

export type ScanAccount = 'main' | 'lesser';

/** The accounts of a website's scans, the main one first. */
export function listSignIns(tx: AnyTransaction, websiteId: string) {
  return tx
    .selectFrom('website_sign_ins')
    .selectAll()
    .where('website_id', '=', websiteId)
    .orderBy('account', 'desc')
    .execute();
}

export type SignInRow = Awaited<ReturnType<typeof listSignIns>>[number];

/** Who let scans of the website sign in; undefined where nobody did. */
export function findSignInSwitch(tx: AnyTransaction, websiteId: string) {
  return tx
    .selectFrom('website_sign_in_switches')
    .select(['switched_on_by', 'switched_on_at'])
    .where('website_id', '=', websiteId)
    .executeTakeFirst();
}

type NewSignIn = {
  readonly websiteId: string;
  readonly orgId: string;
  readonly account: ScanAccount;
  readonly way: SignInWay;
  readonly shownName: string;
  readonly page: string | null;
  /** Origins beside the website's at which it signs in, and those of them that somebody agreed to. */
  readonly hosts: readonly string[];
  readonly agreedHosts: readonly string[];
  readonly sign: { readonly url: string; readonly text: string | null };
  readonly sealedAccess: string;
  readonly by: string;
  readonly at: Date;
};

/** Stores an account in place of the one before; it was not tried yet. */
export async function saveSignIn(tx: OrgTransaction, signIn: NewSignIn): Promise<void> {
  const values = {
    way: signIn.way,
    shown_name: signIn.shownName,
    page: signIn.page,
    hosts: [...signIn.hosts],
    agreed_hosts: [...signIn.agreedHosts],
    sign_url: signIn.sign.url,
    sign_text: signIn.sign.text,
    sealed_access: signIn.sealedAccess,
    saved_by: signIn.by,
    saved_at: signIn.at,
    tried_at: null,
    try_failure: null,
    try_host: null,
  };
  await tx
    .insertInto('website_sign_ins')
    .values({ website_id: signIn.websiteId, account: signIn.account, org_id: signIn.orgId, ...values })
    .onConflict((conflict) => conflict.columns(['website_id', 'account']).doUpdateSet(values))
    .execute();
}

/** Keeps how a try went, unless the account was stored anew since. */
export async function saveTry(
  tx: OrgTransaction,
  { website_id, account, sealed_access }: SignInRow,
  outcome: { readonly at: Date; readonly failure: SignInFailure | null; readonly host: string | null },
): Promise<void> {
  await tx
    .updateTable('website_sign_ins')
    .set({ tried_at: outcome.at, try_failure: outcome.failure, try_host: outcome.host })
    .where('website_id', '=', website_id)
    .where('account', '=', account)
    .where('sealed_access', '=', sealed_access)
    .execute();
}

/** Who switched it on first stays. */
export async function insertSignInSwitch(
  tx: OrgTransaction,
  { websiteId, orgId, by, at }: { websiteId: string; orgId: string; by: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('website_sign_in_switches')
    .values({ website_id: websiteId, org_id: orgId, switched_on_by: by, switched_on_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False when it was off already. */
export async function deleteSignInSwitch(tx: OrgTransaction, websiteId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('website_sign_in_switches')
    .where('website_id', '=', websiteId)
    .returning('website_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets accounts; false where none of them was stored. */
export async function deleteSignIns(
  tx: OrgTransaction,
  websiteId: string,
  accounts: readonly ScanAccount[],
): Promise<boolean> {
  const rows = await tx
    .deleteFrom('website_sign_ins')
    .where('website_id', '=', websiteId)
    .where('account', 'in', accounts)
    .returning('account')
    .execute();
  return rows.length > 0;
}
