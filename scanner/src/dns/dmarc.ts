import { type RecordProblem, recordProblem } from '@portal/domain/monitoring/scan-words/record-problems.ts';

/** What a DMARC record amounts to (RFC 9989, which replaces RFC 7489). */
export type DmarcVerdict =
  | { readonly kind: 'missing' }
  | { readonly kind: 'invalid'; readonly problem: RecordProblem }
  | {
      readonly kind: 'valid';
      readonly record: string;
      /** What receivers shall do with mail that fails; "none" as well where the record only tests a stricter one (`t=y`). */
      readonly policy: DmarcPolicy;
      /** The same for names below the domain (`sp=`). */
      readonly subdomainPolicy: DmarcPolicy;
      /** The same for names below the domain that do not exist (`np=`). */
      readonly absentPolicy: DmarcPolicy;
      /** The part of failing mail that it is for: RFC 9989 has no `pct`, and receivers of before it still follow it. */
      readonly percent: number;
    };

export type DmarcPolicy = 'none' | 'quarantine' | 'reject';

const isPolicy = (text: string | undefined): text is DmarcPolicy =>
  text === 'none' || text === 'quarantine' || text === 'reject';

const STRENGTH = { none: 0, quarantine: 1, reject: 2 } as const satisfies Record<DmarcPolicy, number>;

/** Whether mail in the name of a subdomain gets through where mail in the domain's own does not (`sp` and `np`; RFC 9989, 4.7). */
export const isWeakerBelow = (verdict: DmarcVerdict & { kind: 'valid' }): boolean =>
  [verdict.subdomainPolicy, verdict.absentPolicy].some((below) => STRENGTH[below] < STRENGTH[verdict.policy]);

/** Judges the TXT records at `_dmarc.<domain>`. */
export function judgeDmarc(records: readonly string[]): DmarcVerdict {
  const found = records.filter((record) => /^v\s*=\s*DMARC1\s*(?:;|$)/.test(record));
  const [record] = found;
  if (record === undefined) {
    const isMisspelt = records.some((text) => /^v\s*=\s*dmarc/i.test(text));
    return isMisspelt ? { kind: 'invalid', problem: recordProblem('dmarcStart') } : { kind: 'missing' };
  }
  if (found.length > 1) return { kind: 'invalid', problem: recordProblem('dmarcMany') };
  return judgeTags(record, tagsOf(record));
}

const tagsOf = (record: string): ReadonlyMap<string, string> =>
  new Map(
    record.split(';').map((tag) => {
      const [name = '', ...value] = tag.split('=');
      return [name.trim().toLowerCase(), value.join('=').trim()] as const;
    }),
  );

function judgeTags(record: string, tags: ReadonlyMap<string, string>): DmarcVerdict {
  // Without a policy the record only asks for reports (RFC 9989, 4.7).
  const stated = tags.get('p')?.toLowerCase() ?? 'none';
  if (!isPolicy(stated)) return { kind: 'invalid', problem: recordProblem('dmarcPolicy', { value: stated }) };
  const ofSubdomains = tags.get('sp')?.toLowerCase();
  const percent = Number(tags.get('pct') ?? '100');
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    return { kind: 'invalid', problem: recordProblem('dmarcPercentage', { value: tags.get('pct') ?? '' }) };
  const isTest = tags.get('t')?.toLowerCase() === 'y';
  const policy = isTest ? 'none' : stated;
  const subdomainPolicy = isTest ? 'none' : isPolicy(ofSubdomains) ? ofSubdomains : stated;
  const ofAbsent = tags.get('np')?.toLowerCase();
  const absentPolicy = isTest || !isPolicy(ofAbsent) ? subdomainPolicy : ofAbsent;
  return { kind: 'valid', record, policy, subdomainPolicy, absentPolicy, percent };
}
