import { createHmac, timingSafeEqual } from 'node:crypto';

const SHAPE = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/;
const HASHES: Readonly<Record<string, string>> = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' };

/** A JSON Web Token (RFC 7519) with a signature. */
export type JsonWebToken = {
  readonly text: string;
  readonly algorithm: string;
  readonly header: Readonly<Record<string, unknown>>;
  readonly signed: string;
  readonly signature: string;
};

/** The token in a text such as the value of a header; null where there is none. */
export function tokenIn(text: string): JsonWebToken | null {
  const [found] = SHAPE.exec(text) ?? [];
  const [head = '', payload = '', signature = ''] = found?.split('.') ?? [];
  if (found === undefined || signature === '') return null;
  try {
    const header: unknown = JSON.parse(Buffer.from(head, 'base64url').toString('utf8'));
    if (typeof header !== 'object' || header === null || !('alg' in header)) return null;
    JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    const algorithm = String(header.alg);
    return { text: found, algorithm, header: { ...header }, signed: `${head}.${payload}`, signature };
  } catch {
    return null;
  }
}

/** The same claims with no signature, as RFC 7519 section 6 allows and no website may. */
export function unsigned({ header, signed }: JsonWebToken): string {
  const head = Buffer.from(JSON.stringify({ ...header, alg: 'none' })).toString('base64url');
  return `${head}.${signed.split('.')[1]}.`;
}

/** The same claims with a signature that is wrong in one place. */
export function wronglySigned({ signed, signature }: JsonWebToken): string {
  const bytes = Buffer.from(signature, 'base64url');
  bytes[0] = (bytes[0] ?? 0) ^ 0xff;
  return `${signed}.${bytes.toString('base64url')}`;
}

/** Whether a token was signed with this secret (RFC 7515, HMAC with SHA-2). */
export function isSignedWith({ algorithm, signed, signature }: JsonWebToken, secret: string): boolean {
  const hash = HASHES[algorithm];
  if (hash === undefined) return false;
  const [wanted, given] = [createHmac(hash, secret).update(signed).digest(), Buffer.from(signature, 'base64url')];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/** Secrets that stand in examples and that attackers try first; whoever has the token can try them without asking the website. */
export const KNOWN_SECRETS: readonly string[] = [
  ...['secret', 'Secret', 'SECRET', 'secret123', 'secretkey', 'secret_key', 'secret-key', 'mysecret', 'my-secret'],
  ...['mysecretkey', 'my_secret_key', 'my-secret-key', 'supersecret', 'super-secret', 'supersecretkey', 'topsecret'],
  ...[
    'password',
    'Password1',
    'passw0rd',
    'changeme',
    'change-me',
    'changeit',
    'default',
    'example',
    'test',
    'test123',
  ],
  ...['testing', 'dev', 'development', 'admin', 'root', 'key', 'private', 'private-key', 'privatekey', 'token'],
  ...[
    'jwt',
    'jwt_secret',
    'jwt-secret',
    'jwtsecret',
    'JWT_SECRET',
    'jwt-key',
    'your-256-bit-secret',
    'your_jwt_secret',
  ],
  ...['your-secret-key', 'your_secret_key', 'yoursecretkey', 'your-jwt-secret', 'shhhhh', 'shhhh', 'keyboard cat'],
  ...[
    'a-string-secret-at-least-256-bits-long',
    'hmac',
    'hmackey',
    'hs256',
    '123456',
    '12345678',
    '123456789',
    'qwerty',
  ],
  ...[
    'abc123',
    'letmein',
    'app',
    'app_secret',
    'appsecret',
    'api',
    'apikey',
    'server',
    'node',
    'express',
    'laravel',
    'gwt',
  ],
];
