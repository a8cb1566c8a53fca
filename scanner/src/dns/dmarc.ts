/** What a DMARC record amounts to (RFC 7489). */
export type DmarcVerdict =
  | { readonly kind: 'missing' }
  | { readonly kind: 'invalid'; readonly problem: string }
  | {
      readonly kind: 'valid';
      readonly record: string;
      readonly policy: 'none' | 'quarantine' | 'reject';
      readonly percent: number;
    };

/** Judges the TXT records at `_dmarc.<domain>`. */
export function judgeDmarc(records: readonly string[]): DmarcVerdict {
  const found = records.filter((record) => /^v\s*=\s*DMARC1\s*(?:;|$)/.test(record));
  const [record] = found;
  if (record === undefined) {
    const isMisspelt = records.some((text) => /^v\s*=\s*dmarc/i.test(text));
    return isMisspelt ? { kind: 'invalid', problem: 'it does not begin with "v=DMARC1"' } : { kind: 'missing' };
  }
  if (found.length > 1) return { kind: 'invalid', problem: 'there is more than one, so receivers ignore all of them' };
  const tags = new Map(
    record.split(';').map((tag) => {
      const [name = '', ...value] = tag.split('=');
      return [name.trim().toLowerCase(), value.join('=').trim()] as const;
    }),
  );
  const policy = tags.get('p')?.toLowerCase();
  if (policy !== 'none' && policy !== 'quarantine' && policy !== 'reject')
    return { kind: 'invalid', problem: policy === undefined ? 'it has no policy (p=)' : `"p=${policy}" is no policy` };
  const percent = Number(tags.get('pct') ?? '100');
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    return { kind: 'invalid', problem: `"pct=${tags.get('pct')}" is no percentage` };
  return { kind: 'valid', record, policy, percent };
}
