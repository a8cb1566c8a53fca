import type { readScanSignIn } from '@portal/contract/monitoring/scan-sign-in.calls.ts';
import type { AnswerOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { findProof } from '../websites/website-proofs.store.ts';
import { findWebsite } from '../websites/websites.store.ts';
import { provedHosts } from './sign-in-hosts.ts';
import { findSignInSwitch, listSignIns } from './sign-ins.store.ts';

type View = AnswerOf<typeof readScanSignIn>['data'];

/** What is shown of a website's sign-ins: nothing that is secret. */
export async function signInView(
  { scanner }: Pick<MonitoringServices, 'scanner'>,
  tx: OrgTransaction,
  websiteId: string,
): Promise<View> {
  const proof = await findProof(tx, websiteId);
  const on = await findSignInSwitch(tx, websiteId);
  const rows = await listSignIns(tx, websiteId);
  const website = await findWebsite(tx, websiteId);
  return {
    isAvailable: scanner.name === 'builtin',
    isProved: proof?.proved_at != null,
    switchedOn: on === undefined ? null : { by: on.switched_on_by, at: on.switched_on_at.toISOString() },
    provedHosts: website === undefined ? [] : [...(await provedHosts(tx, website.org_id))],
    accounts: rows.map((row) => ({
      account: row.account,
      way: row.way,
      shownName: row.shown_name,
      page: row.page,
      hosts: row.hosts,
      sign: { url: row.sign_url, text: row.sign_text ?? '' },
      saved: { by: row.saved_by, at: row.saved_at.toISOString() },
      tried:
        row.tried_at === null ? null : { at: row.tried_at.toISOString(), failure: row.try_failure, host: row.try_host },
    })),
  };
}
