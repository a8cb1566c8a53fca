import { randomUUID } from 'node:crypto';
import { type Member, signInNewMember } from './people.ts';
import type { TestPortal } from './test-portal.ts';

export type ProvedFirm = Member & { readonly domain: string };

/** A firm that has proved a mail domain of its own, for 300 days; with null it has none. */
export async function newProvedFirm(
  portal: TestPortal,
  domain: string | null = `${randomUUID()}.example`,
): Promise<ProvedFirm> {
  const member = await signInNewMember(portal);
  if (domain !== null)
    await portal.database.query(
      `insert into phishing_domains (domain_id, org_id, domain, record_value, added_at, proved_by, proved_at, expires_at)
         values ($1, $2, $3, 'x', $4, 'dns', $4, $4::timestamptz + interval '300 days')`,
      [randomUUID(), member.orgId, domain, portal.clock.now()],
    );
  return { ...member, domain: domain ?? '' };
}
