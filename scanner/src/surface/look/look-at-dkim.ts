import type { SurfaceFinding } from '@portal/domain/ratings/attack-surface.ts';
import { dkimKeyBits, USUAL_SELECTORS } from '../../dns/dkim.ts';
import type { DnsClient } from '../../dns/dns-client.ts';
import { finding, type VectorLook } from '../vector-look.ts';
import { withoutAnswer } from '../without-answer.ts';
import { receivesMail } from './look-at-spf.ts';

/** RFC 8301: receivers reject under 1024 bits; signers should use 2048. */
const LEAST_BITS = 1024;
const SOUND_BITS = 2048;
/** RFC 6376 section 3.1. */
const SELECTOR = /^[a-z0-9](?:[a-z0-9_.-]{0,61}[a-z0-9])?$/;

/** DKIM keys of the domain under usual selectors and those that the firm gave (RFC 6376). */
export async function lookAtDkim(domain: string, dns: DnsClient, given: readonly string[]): Promise<VectorLook> {
  if (given.length === 0 && !receivesMail(await dns.mx(domain)))
    return { vector: 'dkim', reason: 'NOTHING_TO_MEASURE', findings: [] };
  const sound = given.map((name) => name.toLowerCase()).filter((name) => SELECTOR.test(name));
  const selectors = [...new Set([...sound, ...USUAL_SELECTORS])];
  const asked = await Promise.all(
    selectors.map(async (selector) => {
      const name = `${selector}._domainkey.${domain}`;
      return { name, records: await withoutAnswer(dns.txt(name), null) };
    }),
  );
  const unanswered = asked.filter(({ records }) => records === null).map(({ name }) => name);
  // A wildcard answers for every selector with one and the same key, and a service may publish one key under two names.
  const found = asked.flatMap(({ name, records }) => (records ?? []).map((record) => [record, name] as const));
  const keys = new Map(found.reverse());
  const findings = [...keys].flatMap(([record, name]) => judgeKey(name, record));
  if (findings.length > 0) return { vector: 'dkim', reason: null, findings, unanswered };
  return { vector: 'dkim', reason: unanswered.length === 0 ? 'SELECTOR_UNKNOWN' : 'NO_ANSWER', findings };
}

/** Nothing for a record that is no DKIM key, or one that was revoked with an empty "p=". */
export function judgeKey(name: string, record: string): readonly SurfaceFinding[] {
  const tags = new Map(
    record.split(';').map((tag) => {
      const at = tag.indexOf('=');
      return [tag.slice(0, at).trim().toLowerCase(), tag.slice(at + 1).replace(/\s+/g, '')] as const;
    }),
  );
  const version = tags.get('v');
  const key = tags.get('p');
  if (key === undefined || key === '' || (version !== undefined && version !== 'DKIM1')) return [];
  const place = { asset: name, importance: 1 } as const;
  const type = (tags.get('k') ?? 'rsa').toLowerCase();
  if (type === 'ed25519') {
    const isWhole = Buffer.from(key, 'base64').length === 32;
    return isWhole
      ? [finding('dkim-strong', 'GOOD', place, `TXT ${name}: an Ed25519 key.`)]
      : [finding('dkim-broken-key', 'BAD', place, `TXT ${name}: an Ed25519 key of the wrong length.`)];
  }
  const bits = type === 'rsa' ? dkimKeyBits(record) : null;
  if (bits === null) return [finding('dkim-broken-key', 'BAD', place, `TXT ${name}: the key cannot be read.`, record)];
  const seen = `TXT ${name}: an RSA key of ${bits} bits.`;
  if (bits >= SOUND_BITS) return [finding('dkim-strong', 'GOOD', place, seen)];
  return [finding('dkim-short-key', bits < LEAST_BITS ? 'BAD' : 'WARN', place, seen)];
}
