const PASSWORD = /pass|pwd|kennwort|contrase(?:n|ñ)a|clave/i;
const CODE = /otp|totp|mfa|2fa|two.?factor|one.?time|verification|security.?code|(?:^|[^a-z])(?:code|pin)(?:$|[^a-z])/i;
const USER = /mail|user|login|account|identifier|benutzer|usuario|correo|name/i;

export type FieldRole = 'user' | 'password' | 'code';

/** What a field of a sign-in is for, by what it is called; null for all others. */
export function roleOfField(name: string): FieldRole | null {
  if (PASSWORD.test(name)) return 'password';
  if (CODE.test(name)) return 'code';
  return USER.test(name) ? 'user' : null;
}

/** Whether an address belongs to the website, with or without "www.". */
export function isOfSite(address: string, website: string): boolean {
  const host = hostOf(address);
  return host !== null && host === hostOf(website);
}

/** Whether an address belongs to the website's sign-in: to the website, or to one of the origins that were named for it. */
export function isOfSignIn(address: string, website: string, hosts: readonly string[]): boolean {
  const origin = /^https?:\/\/[^/?#@]+/i.exec(address)?.[0].toLowerCase();
  return isOfSite(address, website) || hosts.some((host) => host === origin);
}

function hostOf(address: string): string | null {
  const host = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(address)?.[1];
  return host === undefined ? null : host.toLowerCase().replace(/^www\./, '');
}
