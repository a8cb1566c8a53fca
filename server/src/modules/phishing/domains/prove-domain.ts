import { randomInt } from 'node:crypto';
import type * as calls from '@portal/contract/phishing/phishing.calls.ts';
import { CODE_HOURS, CODE_TRIES, PROOF_DAYS, type ProofMailbox } from '@portal/domain/phishing/phishing-limits.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Caller, MemberSession } from '../../../call/caller.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { hashToken } from '../../../system/tokens.ts';
import { auditCaller } from '../../audit/public.ts';
import { findOrganisationName, readersLanguages } from '../../profile/public.ts';
import { dnsOf } from '../provider/look-at-sender.ts';
import { domainView, proofRecordName } from './domain-view.ts';
import { type DomainRow, listDomains, lockDomain, updateDomain } from './domains.store.ts';

const HOUR_MS = 60 * 60_000;
const NO_CODE = { code_hash: null, code_sent_to: null, code_expires_at: null, code_tries: 0 } as const;

/** What is stored of a code; its domain keeps the same code of two firms apart. */
const hashCode = (domainId: string, code: string) => hashToken(`${domainId} ${code}`);

type Prove = typeof calls.provePhishingDomain;

/** Looks the record up now, or mails a code to an address that only whoever runs the domain has. */
export async function provePhishingDomain(
  services: Services,
  caller: Caller<MemberSession>,
  input: InputOf<Prove>,
): Promise<AnswerOf<Prove>> {
  const { database, clock } = services;
  const { orgId } = caller.session;
  const now = clock.now();
  const asked = (await database.onceInOrg(orgId, listDomains)).find((row) => row.domain_id === input.domainId);
  if (asked === undefined) throw new AppError('NOT_FOUND');
  const { by, mailbox } = input;
  if (by === 'dns' && !(await hasProofRecord(services, asked))) throw new AppError('PHISHING_RECORD_MISSING');
  const row = await database.inOrg(orgId, async (tx) => {
    if ((await lockDomain(tx, input.domainId)) === undefined) throw new AppError('NOT_FOUND');
    if (mailbox !== undefined && by === 'mail') return sendCode(services, tx, caller, asked, mailbox);
    await auditCaller(tx, caller, now, {
      action: 'phishing.domain-proved',
      subject: asked.domain,
      details: { by: 'dns' },
    });
    return updateDomain(tx, input.domainId, { ...proof('dns', now), ...NO_CODE });
  });
  return { success: true, data: domainView(row, now) };
}

/** Whether the record stands in the DNS now; what cannot be looked up counts as missing. */
export async function hasProofRecord(
  { config }: Pick<Services, 'config'>,
  { domain, record_value: value }: Pick<DomainRow, 'domain' | 'record_value'>,
): Promise<boolean> {
  const records = await dnsOf(config)
    .txt(proofRecordName(domain))
    .catch(() => []);
  return records.some((record) => record.trim() === value);
}

const proof = (by: 'dns' | 'mail', now: Date) => ({
  proved_by: by,
  proved_at: now,
  expires_at: new Date(now.getTime() + PROOF_DAYS * 24 * HOUR_MS),
});

async function sendCode(
  { outbox, clock }: Services,
  tx: OrgTransaction,
  caller: Caller<MemberSession>,
  { domain_id: domainId, domain }: DomainRow,
  mailbox: ProofMailbox,
): Promise<DomainRow> {
  const now = clock.now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const to = `${mailbox}@${domain}`;
  const language = (await readersLanguages(tx, caller.brand, [caller.session.email]))(caller.session.email);
  const organisationName = await findOrganisationName(tx);
  const mail = { kind: 'phishing-code', domain, code, organisationName, hours: CODE_HOURS } as const;
  await outbox.put(tx, caller.brand, to, mail, { language });
  await auditCaller(tx, caller, now, { action: 'phishing.code-sent', subject: to });
  return updateDomain(tx, domainId, {
    code_hash: hashCode(domainId, code),
    code_sent_to: to,
    code_expires_at: new Date(now.getTime() + CODE_HOURS * HOUR_MS),
    code_tries: 0,
  });
}

type Confirm = typeof calls.confirmPhishingDomain;

/** Takes the code of that mail. A wrong one is counted, and the fifth ends it. */
export async function confirmPhishingDomain(
  { database, clock }: Services,
  caller: CallerOf<Confirm>,
  { domainId, code }: InputOf<Confirm>,
): Promise<AnswerOf<Confirm>> {
  const now = clock.now();
  // What was counted has to stay, so the failure is told after the transaction.
  const outcome = await database.inOrg(caller.session.orgId, async (tx) => {
    const row = await lockDomain(tx, domainId);
    if (row === undefined) throw new AppError('NOT_FOUND');
    if (row.code_hash === null || row.code_expires_at === null || row.code_expires_at <= now) return 'over';
    if (!row.code_hash.equals(hashCode(domainId, code))) {
      const left = CODE_TRIES - row.code_tries - 1;
      await updateDomain(tx, domainId, left > 0 ? { code_tries: row.code_tries + 1 } : NO_CODE);
      return left;
    }
    await auditCaller(tx, caller, now, {
      action: 'phishing.domain-proved',
      subject: row.domain,
      details: { by: 'mail', mailbox: row.code_sent_to },
    });
    return updateDomain(tx, domainId, { ...proof('mail', now), ...NO_CODE });
  });
  if (outcome === 'over') throw new AppError('PHISHING_CODE_OVER');
  if (typeof outcome === 'number')
    throw new AppError('PHISHING_CODE_WRONG', { field: 'code', values: { count: outcome } });
  return { success: true, data: domainView(outcome, now) };
}
