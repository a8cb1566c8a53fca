import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { mediaTypeOf } from '../../guard/exchange.ts';
import type { PageCheck } from '../page-check.ts';

const PASSWORD_NAME =
  /^(?:user_?)?(?:pass(?:wor[dt]|wd|phrase)?|pwd|contrase(?:n|ñ)a|mot_?de_?passe)(?:_?(?:hash(?:ed)?|digest|encrypted))?$|^(?:hashed|encrypted)_?password$/i;
/** What only a hash of a password looks like: crypt, bcrypt, argon2, scrypt, Django, LDAP; and bare digests under such a name. */
const HASH =
  /^(?:\$(?:2[abxy]|5|6|y|1|apr1|argon2(?:id|i|d)|scrypt|pbkdf2(?:-sha\d+)?|P)\$\S{8,}|pbkdf2_sha\d+\$\S{20,}|\{S?SHA\d*\}\S{20,}|(?:[0-9a-f]{2}){16,64})$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;
/** Of reserved domains (RFC 2606) and made-up people. */
const SAMPLE =
  /@(?:[^@]*\.)?(?:example\.(?:com|net|org)|example|test|invalid|localhost)$|^(?:user|name|you|jane|john)@/i;
const MASKED = /^(?:[*•x.]+|null|undefined|hidden|redacted|\[.*\]|<.*>|\{.*\})$/i;

/** What people tell nobody but the firm, by field and by the shape of its value. */
const PRIVATE: readonly (readonly [name: RegExp, shape: RegExp, word: string])[] = [
  [/^(?:iban|account_?iban|bank_?account)$/i, /^[A-Z]{2}\d{2}[A-Z0-9 ]{11,34}$/, 'IBAN'],
  [
    /^(?:date_?of_?birth|birth_?(?:date|day)|dob|geburtsdatum|fecha_?nacimiento)$/i,
    /^(?:19|20)\d{2}-\d{2}-\d{2}|^\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}$/,
    'date of birth',
  ],
  [/^(?:ssn|social_?security(?:_?number)?)$/i, /^\d{3}-?\d{2}-?\d{4}$/, 'social security number'],
  [/^(?:passport(?:_?(?:no|number))?|id_?card(?:_?number)?)$/i, /^(?=.*\d)[A-Z0-9]{6,12}$/i, 'passport number'],
  [/^(?:salary|gehalt|sueldo|salario)$/i, /^\d{3,7}(?:[.,]\d{1,2})?$/, 'salary'],
  [
    /^(?:reset_?(?:password_?)?token|password_?reset_?token|two_?factor_?secret|totp_?secret|mfa_?secret)$/i,
    /^[\w-]{16,}$/,
    'secret of an account',
  ],
];
const LARGEST = 1024 * 1024;
const MAX_RECORDS = 5_000;

type Fields = Readonly<Record<string, unknown>>;

/** Records in an answer: objects with plain values. Descriptions of an API, and samples for it, are none. */
function recordsIn(text: string): readonly Fields[] {
  if (text.length > LARGEST || /"(?:openapi|swagger|\$schema|definitions|_postman_id)"\s*:/.test(text)) return [];
  try {
    const records: Fields[] = [];
    JSON.parse(text, (_, value: unknown) => {
      const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
      if (isRecord && records.length < MAX_RECORDS) records.push(value as Fields);
      return value;
    });
    return records;
  } catch {
    return [];
  }
}

const isOfPerson = (record: Fields) =>
  Object.values(record).some((value) => typeof value === 'string' && EMAIL.test(value) && !SAMPLE.test(value));

/** The field of a record that gives a password away: a hash of one, or, beside somebody's email address, anything that is not masked. */
function passwordField(record: Fields): string | null {
  for (const [name, value] of Object.entries(record)) {
    if (typeof value !== 'string' || !PASSWORD_NAME.test(name) || MASKED.test(value)) continue;
    if (HASH.test(value)) return name;
    if (value.length >= 4 && !/\s/.test(value) && isOfPerson(record)) return name;
  }
  return null;
}

const privateFields = (record: Fields): readonly string[] =>
  Object.entries(record).flatMap(([name, value]) => {
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text !== 'string') return [];
    return PRIVATE.filter(([named, shape]) => named.test(name) && shape.test(text.trim())).map(([, , word]) => word);
  });

/**
 * P27: data in JSON that is nobody else's business, though nobody signed in (OWASP API Security Top 10 2023, API3): passwords, or fields of
 * people such as an IBAN beside their email address. Known by name and shape of the value, since words of a program, which stand under the same
 * names, have another. The values are not shown.
 */
export const checkPrivateData: PageCheck = (view, report) => {
  const { exchange } = view;
  if (exchange.isSignedIn === true || exchange.status >= 300 || !/json/.test(mediaTypeOf(exchange)) || view.text === '')
    return;
  const records = recordsIn(view.text);
  const path = view.url.pathname;
  const common = { url: exchange.url, place: 'path' as const };
  const fields = records.flatMap((record) => passwordField(record) ?? []);
  const [field] = fields;
  if (field !== undefined) {
    const facts = { path, field, count: String(fields.length) };
    report('P27', 'passwords-readable', { ...common, facts, note: noted('privateField', { field, path }) });
  }
  const people = records
    .filter(isOfPerson)
    .map(privateFields)
    .filter((found) => found.length > 0);
  const words = [...new Set(people.flat())].join(', ');
  if (words === '') return;
  const facts = { path, fields: words, count: String(people.length) };
  report('P27', 'personal-data-readable', { ...common, facts, note: noted('privateField', { field: words, path }) });
};
