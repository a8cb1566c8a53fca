import type { FindingGrade } from '@portal/domain/ratings/attack-surface.ts';
import type { FindingKind } from './finding-kinds.ts';

type PortKind = Extract<FindingKind, `port-${string}`>;

/** What usually answers on a port, and how it is judged when anybody may reach it. */
export interface KnownPort {
  readonly kind: PortKind;
  readonly grade: Exclude<FindingGrade, 'NEUTRAL'>;
  readonly service: string;
}

const web = (service: string): KnownPort => ({ kind: 'port-web', grade: 'GOOD', service });
const mail = (service: string): KnownPort => ({ kind: 'port-mail', grade: 'GOOD', service });
const control = (service: string): KnownPort => ({ kind: 'port-remote-control', grade: 'BAD', service });
const database = (service: string): KnownPort => ({ kind: 'port-database', grade: 'BAD', service });
const office = (service: string): KnownPort => ({ kind: 'port-office-network', grade: 'BAD', service });

/** The 40 ports that are tried, by number; names as in IANA's registry where it has one. */
export const KNOWN_PORTS: Readonly<Record<number, KnownPort>> = {
  21: { kind: 'port-file-transfer', grade: 'WARN', service: 'FTP' },
  22: { kind: 'port-remote-login', grade: 'FAIR', service: 'SSH' },
  23: control('Telnet'),
  25: mail('SMTP'),
  80: web('HTTP'),
  110: { kind: 'port-mail', grade: 'FAIR', service: 'POP3, not encrypted from the start' },
  111: office('RPC port mapper'),
  135: office('Windows RPC'),
  139: office('NetBIOS'),
  143: { kind: 'port-mail', grade: 'FAIR', service: 'IMAP, not encrypted from the start' },
  389: office('LDAP'),
  443: web('HTTPS'),
  445: office('SMB file sharing'),
  465: mail('SMTP over TLS'),
  514: control('remote shell'),
  587: mail('email submission'),
  631: office('printing (IPP)'),
  873: office('rsync'),
  993: mail('IMAP over TLS'),
  995: mail('POP3 over TLS'),
  1433: database('Microsoft SQL Server'),
  1521: database('Oracle'),
  2049: office('NFS'),
  2083: { kind: 'port-management', grade: 'WARN', service: 'cPanel' },
  2375: { kind: 'port-management', grade: 'BAD', service: 'Docker without encryption' },
  3306: database('MySQL'),
  3389: control('Windows Remote Desktop'),
  5432: database('PostgreSQL'),
  5900: control('VNC'),
  5984: database('CouchDB'),
  5985: control('Windows Remote Management'),
  5986: control('Windows Remote Management over TLS'),
  6379: database('Redis'),
  8080: web('HTTP, second port'),
  8443: web('HTTPS, second port'),
  9100: office('printing (raw)'),
  9200: database('Elasticsearch'),
  10000: { kind: 'port-management', grade: 'WARN', service: 'Webmin' },
  11211: database('Memcached'),
  27017: database('MongoDB'),
};
