import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const stored = z.object({
  csrfKey: z.string().min(43),
  bearerKey: z.string().min(43),
  captchaSecret: z.string().min(43),
  jobKey: z.string().min(43),
  metricsToken: z.string().min(43),
});

/** Keys that the portal makes for itself; they never leave the data folder. */
export type Secrets = {
  readonly csrfKey: Buffer;
  readonly bearerKey: Buffer;
  readonly captchaSecret: string;
  /** Encrypts what jobs carry, because mails hold links that open accounts. */
  readonly jobKey: Buffer;
  /** Encrypts the secrets of authenticator apps. */
  readonly secondFactorKey: Buffer;
  /** Signs challenges for passkeys. */
  readonly passkeyKey: Buffer;
  /** Encrypts the secrets of firms' directories. */
  readonly signOnKey: Buffer;
  /** Encrypts the keys of record stores. */
  readonly recordStoreKey: Buffer;
  /** Encrypts the secrets that webhooks are signed with. */
  readonly webhookKey: Buffer;
  /** Encrypts what scans sign in with. */
  readonly scanSignInKey: Buffer;
  readonly metricsToken: string;
};

/** Reads the portal's keys from the data folder, making them at the first start. Portals on one database share this file. */
export function loadSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secrets = stored.parse(JSON.parse(read(path) ?? create(path)));
  const key = (value: string) => Buffer.from(value, 'base64url');
  return {
    csrfKey: key(secrets.csrfKey),
    bearerKey: key(secrets.bearerKey),
    captchaSecret: secrets.captchaSecret,
    jobKey: key(secrets.jobKey),
    secondFactorKey: derivedKey(key(secrets.jobKey), 'second-factor'),
    passkeyKey: derivedKey(key(secrets.jobKey), 'passkey-challenge'),
    signOnKey: derivedKey(key(secrets.jobKey), 'sign-on'),
    recordStoreKey: derivedKey(key(secrets.jobKey), 'record-store'),
    webhookKey: derivedKey(key(secrets.jobKey), 'webhook'),
    scanSignInKey: derivedKey(key(secrets.jobKey), 'scan-sign-in'),
    metricsToken: secrets.metricsToken,
  };
}

/** A key of its own for one purpose (HKDF, RFC 5869), so that data folders made before there was that purpose have it too. */
function derivedKey(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function create(path: string): string {
  const names = Object.keys(stored.shape);
  const text = JSON.stringify(
    Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('base64url')])),
    null,
    2,
  );
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, text, { mode: 0o600 });
  try {
    // A link is made whole or not at all, and fails when another process was first.
    linkSync(aside, path);
    return text;
  } catch (error) {
    const existing = read(path);
    if (existing === null) throw error;
    return existing;
  } finally {
    rmSync(aside, { force: true });
  }
}
