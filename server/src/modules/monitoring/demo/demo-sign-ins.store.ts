import { randomBytes, randomUUID } from 'node:crypto';
import type { SystemTransaction } from '../../../database/database.ts';
import { seal } from '../../../system/sealed-box.ts';
import { saveProof } from '../websites/website-proofs.store.ts';
import { SIGN_IN_CONSENT, shopAccount } from './demo-signed-in.ts';

type DemoSignIns = {
  readonly orgId: string;
  readonly userId: string;
  readonly userEmail: string;
  readonly websiteId: string;
  readonly url: string;
  readonly users: { readonly main: string; readonly lesser: string };
  /** When its owner set this up, and when a scan last used it. */
  readonly at: Date;
};

/** Stores the accounts that scans of a website sign in with, with the proof and the agreement that they need. */
export async function insertDemoSignIns(tx: SystemTransaction, signIns: DemoSignIns, key: Buffer): Promise<void> {
  const { orgId, userId, userEmail, websiteId, url, users, at } = signIns;
  const ids = { website_id: websiteId, org_id: orgId };
  await tx
    .insertInto('website_proofs')
    .values({ ...ids, token: randomBytes(16).toString('hex'), created_at: at })
    .execute();
  await saveProof(tx, websiteId, { method: 'file', at });
  for (const account of ['main', 'lesser'] as const) {
    const access = shopAccount(users[account]);
    await tx
      .insertInto('website_sign_ins')
      .values({
        ...ids,
        ...{ account, way: access.way.kind, shown_name: users[account], hosts: [], agreed_hosts: [] },
        page: access.way.kind === 'form' ? access.way.page : null,
        ...{ sign_url: access.sign.url, sign_text: access.sign.text, sealed_access: seal(key, access) },
        ...{ saved_by: userEmail, saved_at: at, tried_at: at, try_failure: null, try_host: null },
      })
      .execute();
  }
  await tx
    .insertInto('website_sign_in_switches')
    .values({ ...ids, switched_on_by: userEmail, switched_on_at: at })
    .execute();
  await tx
    .insertInto('scan_consents')
    .values({
      ...ids,
      ...{ consent_id: randomUUID(), user_id: userId, user_email: userEmail, url },
      ...{ consent_text: SIGN_IN_CONSENT, ip: '127.0.0.1', at },
    })
    .execute();
}
