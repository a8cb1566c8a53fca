import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';

const COLUMNS = [
  'domain_id',
  'domain',
  'record_value',
  'proved_by',
  'proved_at',
  'expires_at',
  'code_hash',
  'code_sent_to',
  'code_expires_at',
  'code_tries',
] as const;

/** The firm's mail domains by name, proved or not. */
export function listDomains(tx: OrgTransaction) {
  return tx.selectFrom('phishing_domains').select(COLUMNS).orderBy('domain').execute();
}

export type DomainRow = Awaited<ReturnType<typeof listDomains>>[number];

/** A domain that nobody else changes until this transaction has ended. */
export function lockDomain(tx: OrgTransaction, domainId: string): Promise<DomainRow | undefined> {
  return tx
    .selectFrom('phishing_domains')
    .select(COLUMNS)
    .where('domain_id', '=', domainId)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertDomain(
  tx: OrgTransaction,
  domain: { orgId: string; domainId: string; domain: string; recordValue: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('phishing_domains')
    .values({
      domain_id: domain.domainId,
      org_id: domain.orgId,
      domain: domain.domain,
      record_value: domain.recordValue,
      added_at: domain.at,
    })
    .execute();
}

export type DomainChange = Partial<Omit<DomainRow, 'domain_id' | 'domain' | 'record_value'>>;

/** Changes a domain; how it stands afterwards. */
export function updateDomain(tx: OrgTransaction, domainId: string, change: DomainChange): Promise<DomainRow> {
  return tx
    .updateTable('phishing_domains')
    .set(change)
    .where('domain_id', '=', domainId)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Takes a domain from the list; its name, or undefined where there is no such domain. */
export async function deleteDomain(tx: OrgTransaction, domainId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('phishing_domains')
    .where('domain_id', '=', domainId)
    .returning('domain')
    .executeTakeFirst();
  return row?.domain;
}

/** Names of the domains whose proof holds at an instant. */
export async function listProvedDomains(tx: OrgTransaction, now: Date): Promise<ReadonlySet<string>> {
  const rows = await tx.selectFrom('phishing_domains').select('domain').where('expires_at', '>', now).execute();
  return new Set(rows.map(({ domain }) => domain));
}

/** The one firm that has proved a domain and somebody with this address; null where there is none or more than one. */
export async function findOrganisationOfPerson(tx: SystemTransaction, email: string, domain: string, now: Date) {
  const rows = await tx
    .selectFrom('phishing_domains')
    .innerJoin('trainees', 'trainees.org_id', 'phishing_domains.org_id')
    .innerJoin('phishing_settings', 'phishing_settings.org_id', 'phishing_domains.org_id')
    .select('phishing_domains.org_id')
    .where('domain', '=', domain)
    .where('phishing_domains.expires_at', '>', now)
    .where('phishing_settings.is_on', '=', true)
    .where('trainees.email', '=', email)
    .where('trainees.status', '=', 'active')
    .limit(2)
    .execute();
  return rows.length === 1 ? (rows[0]?.org_id ?? null) : null;
}

/** Firms that proved a domain once, and whether the proof holds at an instant. */
export async function findFirmsOfDomain(tx: SystemTransaction, domain: string, now: Date) {
  const rows = await tx
    .selectFrom('phishing_domains')
    .select(['org_id', 'expires_at'])
    .where('domain', '=', domain)
    .where('proved_at', 'is not', null)
    .execute();
  return rows.map(({ org_id: orgId, expires_at: end }) => ({ orgId, isProved: end !== null && end > now }));
}
