import { isEmailAddress, normalizeEmail } from '../accounts/email-address.ts';
import { withoutProtocol } from '../profile/company-url.ts';
import type { targetProblems } from './outside-check.texts.ts';

/** Why what was typed cannot be checked: codes of errors. */
export type TargetProblem = keyof typeof targetProblems;

/** What is to be checked: a host name in lower case, with the port that was typed (null for the usual ones). */
export type CheckTarget = { readonly host: string; readonly port: string | null; readonly isFromEmail: boolean };

/** RFC 2606 and RFC 6761: names that nobody can register. */
const RESERVED = /(?:^|\.)(?:example|test|invalid|example\.(?:com|net|org))$/;
/** RFC 6761, RFC 6762, RFC 8375 and ICANN SSAC 113: names that mean something inside one network only. */
const INSIDE = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa|onion|arpa)$/;
/** RFC 1035, 2.3.1, with digits at the front as RFC 1123 allows; the last label is no number. */
const HOST = /^(?=.{4,253}$)(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;

/** Reads a domain, a web address or an email address as somebody typed it; what is wrong with it otherwise. */
export function readCheckTarget(typed: string): CheckTarget | TargetProblem {
  const text = typed.trim();
  const isWebAddress = /^https?:\/\//i.test(text);
  const isFromEmail = !isWebAddress && text.includes('@');
  if (isFromEmail && !isEmailAddress(normalizeEmail(text))) return 'CHECK_EMAIL_WRONG';
  const url = URL.parse(`https://${isFromEmail ? text.slice(text.lastIndexOf('@') + 1) : withoutProtocol(text)}`);
  if (url === null || url.username !== '' || url.password !== '') return 'CHECK_NOT_A_DOMAIN';
  const host = url.hostname.replace(/\.$/, '');
  // A number is read as an address, too: "2130706433" is 127.0.0.1.
  if (host.startsWith('[') || /^[\d.]+$/.test(host)) return 'CHECK_IP_ADDRESS';
  if (!HOST.test(host) || INSIDE.test(host)) return 'CHECK_NOT_A_DOMAIN';
  return { host, port: url.port === '' ? null : url.port, isFromEmail };
}

/** Whether nobody can have registered a name. */
export const isReservedName = (host: string): boolean => RESERVED.test(host);
