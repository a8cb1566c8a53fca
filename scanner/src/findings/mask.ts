import { SECRET_PATTERNS } from './secret-patterns.ts';

const HIDDEN = '********';
const SECRET_HEADERS = new Set(['cookie', 'authorization', 'proxy-authorization', 'x-api-key', 'x-auth-token']);
const ASSIGNED_SECRET =
  /((?:pass(?:word|wd|phrase)?|pwd|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|auth[_-]?key|salt)["']?\s*(?:=>|[=:,])\s*["']?)([^\s"'&<>,;]{3,})/gi;
const DIGIT_RUN = /(?<![\d.])(?:\d[ -]?){12,18}\d(?![\d.])/g;

/** Whether the digits pass the check of ISO/IEC 7812 (Luhn), as card numbers do. */
export function isLuhnValid(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Hides secrets, values of password-like settings and card numbers in a piece of an answer. */
export function maskText(text: string): string {
  let masked = text;
  for (const { shape } of SECRET_PATTERNS)
    masked = masked.replace(shape, (whole, ...rest) => {
      const groups = rest.at(-1) as { secret?: string } | undefined;
      const secret = groups?.secret;
      return secret === undefined ? HIDDEN : whole.replace(secret, () => HIDDEN);
    });
  masked = masked.replace(ASSIGNED_SECRET, (_, name: string) => `${name}${HIDDEN}`);
  return masked.replace(DIGIT_RUN, (run) => (isLuhnValid(run.replace(/[ -]/g, '')) ? HIDDEN : run));
}

/** One header's value for showing: cookie values and credentials are hidden, names and attributes stay. */
export function maskHeader(name: string, value: string): string {
  if (name === 'set-cookie') return value.replace(/^([^=;]*)=[^;]*/, (_, cookie: string) => `${cookie}=${HIDDEN}`);
  return SECRET_HEADERS.has(name) ? HIDDEN : maskText(value);
}

/** An address for showing: values of query parameters that name a secret are hidden. */
export function maskUrl(url: string): string {
  return url.replace(
    /([?&][^=&#]*(?:token|secret|passw|pwd|session|sid|key|code|signature|auth)[^=&#]*=)[^&#]+/gi,
    (_, name: string) => `${name}${HIDDEN}`,
  );
}
