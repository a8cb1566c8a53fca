import { type SetUpLine, type SetUpRecord, setUpLine } from './set-up-line.ts';

/** What was found out about the name under which people reach a brand. */
export type AddressFacts = {
  readonly host: string;
  /** The name of the portal's own public address. */
  readonly portalHost: string;
  /** Whether no name can stand above it, so that it takes no CNAME record (RFC 1912, 2.4). */
  readonly isApex: boolean;
  /** Null where the DNS did not answer; empty where there is no such name or it has no address. */
  readonly addresses: readonly string[] | null;
  readonly portalAddresses: readonly string[];
  /** Who answers there: this portal, which proved it, something else, or nobody that could be reached. */
  readonly answer: 'portal' | 'other' | 'unreached';
  /** Null where none could be read; `local` where the portal is not reached over https. */
  readonly certificate: CertificateFacts | 'local' | null;
  /** Whether the sign-up page opens there; null where that could not be tried. */
  readonly opensSignUp: boolean | null;
  readonly origin: string;
};

export type CertificateFacts = {
  readonly isForHost: boolean;
  /** What is wrong with its chain, as the TLS library says it; null where it is trusted. */
  readonly trustError: string | null;
  /** Until it ends; below 0 once it has. */
  readonly daysLeft: number;
};

/** With fewer days left a renewal has failed: they are usually done a month before the end. */
const LEAST_DAYS = 14;

const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/;

/** Whether a name leads nowhere but to the machine that asks (RFC 6761, 6.3). */
export const isLocalHost = (host: string): boolean => LOCAL.test(host);

/** Whether the name leads here, this portal answers there, its certificate holds, and people can sign up there. */
export function judgeAddress(facts: AddressFacts): readonly SetUpLine[] {
  const { host } = facts;
  if (isLocalHost(host))
    return [
      setUpLine('host', 'hostLocal', { host }),
      setUpLine('portal', 'portalLocal'),
      setUpLine('certificate', 'certificateLocal'),
      setUpLine('signUp', 'signUpLocal'),
    ];
  return [judgeHost(facts), judgeAnswer(facts), judgeCertificate(facts), judgeSignUp(facts)];
}

function judgeHost(facts: AddressFacts): SetUpLine {
  const { host, portalHost, addresses, portalAddresses, answer } = facts;
  if (answer === 'portal') return setUpLine('host', 'hostHere', { host });
  if (addresses === null) return setUpLine('host', 'hostUnknown', { host });
  if (isLocalHost(portalHost)) return setUpLine('host', 'hostPortalLocal', { host });
  if (addresses.length === 0) return setUpLine('host', 'hostMissing', { host }, hostRecords(facts));
  if (addresses.some((address) => portalAddresses.includes(address))) return setUpLine('host', 'hostHere', { host });
  return setUpLine('host', 'hostElsewhere', { host, addresses: addresses.join(', ') }, hostRecords(facts));
}

/** Records that make the name lead here; a CNAME stands for itself, addresses are to be added together. */
function hostRecords({ host, portalHost, portalAddresses, isApex }: AddressFacts): SetUpRecord[] {
  if (!isApex && host !== portalHost) return [{ type: 'CNAME', name: host, value: portalHost }];
  return portalAddresses.map((value) => ({ type: value.includes(':') ? 'AAAA' : 'A', name: host, value }));
}

function judgeAnswer({ host, origin, addresses, answer }: AddressFacts): SetUpLine {
  if (answer === 'portal') return setUpLine('portal', 'portalAnswers', { address: origin });
  if (answer === 'other') return setUpLine('portal', 'portalOther', { address: origin });
  if (addresses !== null && addresses.length === 0) return setUpLine('portal', 'portalLater', { host });
  return setUpLine('portal', 'portalUnknown', { address: origin });
}

function judgeCertificate({ host, addresses, certificate }: AddressFacts): SetUpLine {
  if (certificate === 'local') return setUpLine('certificate', 'certificateLocal');
  if (certificate === null) {
    const isLater = addresses !== null && addresses.length === 0;
    return setUpLine('certificate', isLater ? 'certificateLater' : 'certificateUnknown', { host });
  }
  const { isForHost, trustError, daysLeft } = certificate;
  if (daysLeft < 0) return setUpLine('certificate', 'certificateExpired', { host });
  if (!isForHost) return setUpLine('certificate', 'certificateWrongName', { host });
  if (trustError !== null) return setUpLine('certificate', 'certificateUntrusted', { host, problem: trustError });
  const days = String(Math.floor(daysLeft));
  return setUpLine('certificate', daysLeft <= LEAST_DAYS ? 'certificateEnding' : 'certificateGood', { host, days });
}

function judgeSignUp({ origin, answer, opensSignUp }: AddressFacts): SetUpLine {
  const address = `${origin}/signup`;
  if (answer !== 'portal') return setUpLine('signUp', 'signUpLater', { address });
  if (opensSignUp === null) return setUpLine('signUp', 'signUpUnknown', { address });
  return setUpLine('signUp', opensSignUp ? 'signUpOpens' : 'signUpClosed', { address });
}
