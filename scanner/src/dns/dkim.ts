import { createPublicKey } from 'node:crypto';

/** Selectors of the mail services that small firms use most, and the ones that people choose by hand. */
export const USUAL_SELECTORS = [
  'default',
  'dkim',
  'mail',
  'email',
  'smtp',
  'key1',
  'key2',
  'k1',
  'k2',
  'k3',
  's1',
  's2',
  's1024',
  's2048',
  'selector1',
  'selector2',
  'google',
  'mxvault',
  'zoho',
  'zmail',
  'pm',
  'mandrill',
  'mailjet',
  'sendgrid',
  'sig1',
  'protonmail',
  'protonmail2',
  'fm1',
  'fm2',
  'fm3',
  'mailo',
  'ionos',
  's1-ionos',
  'strato-dkim-0002',
  'hostingermail1',
  'hostingermail-a',
  'titan1',
  'everlytickey1',
  'turbo-smtp',
  'amazonses',
  'dkim1',
  'm1',
] as const;

/** Bits of the RSA key in a DKIM record (RFC 6376 section 3.6.1); null for another kind, a revoked or broken key. */
export function dkimKeyBits(record: string): number | null {
  const tags = new Map(
    record.split(';').map((tag) => {
      const at = tag.indexOf('=');
      return [tag.slice(0, at).trim().toLowerCase(), tag.slice(at + 1).replace(/\s+/g, '')] as const;
    }),
  );
  const key = tags.get('p');
  if (!key || (tags.get('k') ?? 'rsa') !== 'rsa') return null;
  try {
    const parsed = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    return parsed.asymmetricKeyDetails?.modulusLength ?? null;
  } catch {
    // A key that cannot be read signs nothing, which is the same as none.
    return null;
  }
}

/** Whether a TXT record is a DKIM key. */
export const isDkimRecord = (record: string): boolean => /(?:^|;)\s*p\s*=\s*[A-Za-z0-9+/]/.test(record);
