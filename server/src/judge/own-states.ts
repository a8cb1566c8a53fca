import type { JudgedState } from './judged-file.schemas.ts';

/** A state of our own, and what the first model said of it where that is known. */
export type OwnState = JudgedState & { readonly ratedBefore?: number };

const WWW = 'www.example.com';
const RDP = 'port-remote-control@example.com:3389';
const SMB = 'port-office-network@example.com:445';
const DATABASE = 'port-database@example.com:3306';
const TELNET = 'port-remote-control@example.com:23';
const SECRETS = `private-files-open@${WWW}`;
const NO_SPF = 'spf-missing@example.com';
const NO_DMARC = 'dmarc-not-enforced@example.com';
const HEADERS = ['headers-score@example.com', `headers-score@${WWW}`] as const;
const EXPIRED = ['certificate-outside-dates@example.com', `certificate-outside-dates@${WWW}`] as const;

type Told = Partial<Pick<OwnState, 'notMeasured' | 'soundHosts' | 'ratedBefore'>>;

const state = (name: string, findings: readonly string[], told: Told = {}): OwnState => ({
  name,
  findings: [...findings],
  notMeasured: [],
  soundHosts: 0,
  ...told,
});

/** Firms as they are met, each sound but for what is told. The first model's figures are those of an outside review of it. */
export const OWN_STATES = {
  sound: state('everything measured and sound', []),
  'sound-large': state('the same with 18 further hosts', [], { soundHosts: 18 }),
  rdp: state('remote desktop open to the world', [RDP], { ratedBefore: 850 }),
  'rdp-smb': state('remote desktop and file shares open', [RDP, SMB]),
  'four-doors': state('remote desktop, file shares, MySQL and Telnet open', [RDP, SMB, DATABASE, TELNET], {
    ratedBefore: 800,
  }),
  database: state('a database open to the world', [DATABASE]),
  telnet: state('Telnet open', [TELNET]),
  panel: state('control of containers open', ['port-management@example.com:2375']),
  secrets: state('.env and a database dump public', [SECRETS], { ratedBefore: 860 }),
  'everything-wrong': state(
    'remote desktop, .env, an end-of-life CMS, no SPF, no DMARC',
    [RDP, SECRETS, `application-end-of-life@${WWW}`, NO_SPF, NO_DMARC],
    { ratedBefore: 800 },
  ),
  'rdp-old-tls': state('remote desktop open, and TLS 1.0 accepted', [RDP, `tls-old-protocol@${WWW}`]),
  'rdp-tls-dump': state('TLS 1.0, remote desktop, a public dump, headers F', [
    RDP,
    SECRETS,
    `tls-old-protocol@${WWW}`,
    ...HEADERS,
  ]),
  'database-tool': state('a database tool that anyone can open', [`admin-tool-open@${WWW}`]),
  'admin-panel': state('the sign-in page of an administration tool', [`admin-tool-open:WARN@${WWW}`]),
  installer: state('the set-up page of a program open', [`installer-open@${WWW}`]),
  'old-cms': state('a CMS that gets no security updates', [`application-end-of-life@${WWW}`]),
  'older-cms': state('a CMS of an older branch', [`application-end-of-life:WARN@${WWW}`]),
  'old-server': state('a server program that gets no security updates', [`server-end-of-life@${WWW}`]),
  'distribution-server': state('an old server that its distribution may still fix', [`server-end-of-life:WARN@${WWW}`]),
  'hidden-server': state('a server that hides its version', [`server-version-hidden@${WWW}`]),
  dangling: state('a name that anyone can take over', ['dangling-name@old.example.com']),
  'no-mail-protection': state('no SPF and no DMARC', [NO_SPF, NO_DMARC], { ratedBefore: 890 }),
  'no-dmarc': state('SPF, and no DMARC', [NO_DMARC]),
  'dmarc-watches': state('DMARC that only watches', ['dmarc-not-enforced:WARN@example.com']),
  'no-spf': state('DMARC that refuses, and no SPF', [NO_SPF]),
  'spf-allows-all': state('SPF that lets everyone send', ['spf-allows-all@example.com']),
  'spf-soft': state('SPF that marks', ['spf-softfail@example.com']),
  'dkim-unknown': state('the email key is not known', [], { notMeasured: ['dkim'] }),
  'old-tls': state('TLS 1.0 still accepted', [`tls-old-protocol@${WWW}`], { ratedBefore: 770 }),
  'only-old-tls': state('nothing newer than TLS 1.1', [`tls-old-protocol:BAD@${WWW}`]),
  'no-https': state('pages without encryption', [`https-missing@${WWW}`]),
  headers: state('headers F', HEADERS),
  platform: state(
    'a web shop on a platform: headers F, no SPF, no DMARC, shared ports',
    [...HEADERS, NO_SPF, NO_DMARC, 'ports-shared-address@example.com'],
    { ratedBefore: 790 },
  ),
  'shared-host': state('a shared host, else sound', ['ports-shared-address@example.com']),
  'weakness-90': state('a known weakness open for more than 90 days', [`weakness-open@${WWW}`], { ratedBefore: 700 }),
  'weakness-40': state('a known weakness open for 40 days', [`weakness-open:FAIR@${WWW}`]),
  'never-scanned': state('websites never scanned, or removed', [], {
    notMeasured: ['patching_cadence'],
    ratedBefore: 900,
  }),
  expired: state('the certificates of the domain and www have expired', EXPIRED, { ratedBefore: 760 }),
  'expired-large': state('the same with 18 sound hosts', EXPIRED, { soundHosts: 18, ratedBefore: 870 }),
  'expired-shop': state('the certificate of another host has expired', ['certificate-outside-dates@shop.example.com']),
  'expired-shop-large': state('the same with 18 sound hosts', ['certificate-outside-dates@shop.example.com'], {
    soundHosts: 18,
  }),
  'wrong-name': state('a certificate for another name on mail', ['certificate-wrong-host:WARN@mail.example.com']),
  'expires-soon': state('a certificate that expires soon', [`certificate-expires-soon@${WWW}`]),
  ssh: state('SSH open', ['port-remote-login@example.com:22']),
  ftp: state('FTP open', ['port-file-transfer@example.com:21']),
} as const satisfies Record<string, OwnState>;

export type OwnStateName = keyof typeof OWN_STATES;
