import type { FindingGrade } from '@portal/domain/ratings/attack-surface.ts';
import type { RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';

/** One kind of observation: the vector it belongs to and the grades it can have. */
export interface FindingKindFacts {
  readonly vector: RiskVectorSlug;
  readonly grades: readonly FindingGrade[];
}

/**
 * Everything that a look from outside can tell, by kind; `content/ratings` explains each. Good results have kinds too,
 * so that a grade can always be traced to what was seen.
 */
export const FINDING_KINDS = {
  // Who may send mail in the domain's name (RFC 7208), and what receivers shall do with other mail (DMARC, RFC 9989).
  'spf-strict': { vector: 'spf', grades: ['GOOD'] },
  'spf-softfail': { vector: 'spf', grades: ['FAIR'] },
  'spf-neutral': { vector: 'spf', grades: ['WARN'] },
  'spf-allows-all': { vector: 'spf', grades: ['BAD'] },
  /** WARN when the domain receives no mail. */
  'spf-missing': { vector: 'spf', grades: ['WARN', 'BAD'] },
  'spf-multiple': { vector: 'spf', grades: ['BAD'] },
  'spf-invalid': { vector: 'spf', grades: ['BAD'] },
  /** More than 10 lookups (BAD), or more than 2 that find nothing (WARN). */
  'spf-too-many-lookups': { vector: 'spf', grades: ['WARN', 'BAD'] },
  'dmarc-enforced': { vector: 'spf', grades: ['GOOD'] },
  /** Subdomains or a part of the mail left out FAIR; a policy that only watches WARN; missing or not valid BAD. */
  'dmarc-not-enforced': { vector: 'spf', grades: ['FAIR', 'WARN', 'BAD'] },

  // Signatures of mail (RFC 6376, RFC 8301).
  'dkim-strong': { vector: 'dkim', grades: ['GOOD'] },
  /** Under 2048 bits WARN, under 1024 bits BAD. */
  'dkim-short-key': { vector: 'dkim', grades: ['WARN', 'BAD'] },
  'dkim-broken-key': { vector: 'dkim', grades: ['BAD'] },

  // Certificates of each host that speaks HTTPS.
  'certificate-good': { vector: 'ssl_certificates', grades: ['GOOD'] },
  'certificate-expires-soon': { vector: 'ssl_certificates', grades: ['FAIR'] },
  /** Expired, or not yet valid. */
  'certificate-outside-dates': { vector: 'ssl_certificates', grades: ['BAD'] },
  /** WARN on names that nobody is expected to open in a browser, such as mail or ftp. */
  'certificate-wrong-host': { vector: 'ssl_certificates', grades: ['WARN', 'BAD'] },
  'certificate-self-signed': { vector: 'ssl_certificates', grades: ['BAD'] },
  'certificate-untrusted': { vector: 'ssl_certificates', grades: ['BAD'] },
  'certificate-chain-incomplete': { vector: 'ssl_certificates', grades: ['WARN'] },
  'certificate-weak-signature': { vector: 'ssl_certificates', grades: ['BAD'] },
  'certificate-short-key': { vector: 'ssl_certificates', grades: ['WARN', 'BAD'] },

  // Protocols and suites of each host that speaks HTTPS.
  'tls-sound': { vector: 'ssl_configurations', grades: ['GOOD'] },
  /** TLS 1.0 or 1.1 is still spoken; BAD when nothing newer is. */
  'tls-old-protocol': { vector: 'ssl_configurations', grades: ['WARN', 'BAD'] },
  /** SSL 2.0 or 3.0. */
  'tls-broken-protocol': { vector: 'ssl_configurations', grades: ['BAD'] },
  /** 3DES or a short Diffie-Hellman group WARN; NULL, anonymous, EXPORT, DES, RC4 or a group under 1024 bits BAD. */
  'tls-weak-encryption': { vector: 'ssl_configurations', grades: ['WARN', 'BAD'] },
  /** Pages are served, and only without encryption. */
  'https-missing': { vector: 'ssl_configurations', grades: ['BAD'] },

  // What answers at the firm's addresses.
  'port-web': { vector: 'open_ports', grades: ['GOOD'] },
  'port-mail': { vector: 'open_ports', grades: ['GOOD', 'FAIR'] },
  /** SSH. */
  'port-remote-login': { vector: 'open_ports', grades: ['FAIR'] },
  /** Remote desktop, VNC, Windows remote management, Telnet, remote shells. */
  'port-remote-control': { vector: 'open_ports', grades: ['BAD'] },
  'port-database': { vector: 'open_ports', grades: ['BAD'] },
  /** SMB, NetBIOS, NFS, rsync, LDAP, printers: what belongs inside the office. */
  'port-office-network': { vector: 'open_ports', grades: ['BAD'] },
  /** FTP. */
  'port-file-transfer': { vector: 'open_ports', grades: ['WARN'] },
  /** Control panels and control of containers. */
  'port-management': { vector: 'open_ports', grades: ['WARN', 'BAD'] },
  'ports-nothing-open': { vector: 'open_ports', grades: ['GOOD'] },
  /** The address is a content network's or belongs to many customers of a host, so its ports say nothing of the firm. */
  'ports-shared-address': { vector: 'open_ports', grades: ['NEUTRAL'] },

  // Headers of the pages. The score grades; the others tell, unscored, what to fix.
  'headers-score': { vector: 'application_security', grades: ['GOOD', 'FAIR', 'WARN', 'BAD'] },
  'header-content-security-policy': { vector: 'application_security', grades: ['NEUTRAL'] },
  /** HSTS missing or short, or HTTP not led to HTTPS. */
  'header-strict-transport-security': { vector: 'application_security', grades: ['NEUTRAL'] },
  'header-framing': { vector: 'application_security', grades: ['NEUTRAL'] },
  'header-content-type-options': { vector: 'application_security', grades: ['NEUTRAL'] },
  'header-referrer-policy': { vector: 'application_security', grades: ['NEUTRAL'] },
  'header-cookies': { vector: 'application_security', grades: ['NEUTRAL'] },
  /** Answers that scripts of any site may read, or scripts of other sites without a fingerprint. */
  'header-foreign-sites': { vector: 'application_security', grades: ['NEUTRAL'] },

  // Weaknesses of the websites, from scans over time.
  /** Fixed within 30 days of becoming known, within 90, later. */
  'weakness-mended': { vector: 'patching_cadence', grades: ['GOOD', 'FAIR', 'WARN'] },
  /** Known for up to 30 days, 60, 90, longer. */
  'weakness-open': { vector: 'patching_cadence', grades: ['NEUTRAL', 'FAIR', 'WARN', 'BAD'] },
  /** Seen by scans, and marked as a false positive by the firm. */
  'weakness-disputed': { vector: 'patching_cadence', grades: ['FAIR'] },
  /** GOOD by two scans 30 days apart, FAIR by less. */
  'no-known-weakness': { vector: 'patching_cadence', grades: ['GOOD', 'FAIR'] },

  // Systems that nobody looks after.
  /** A content management system whose makers no longer fix it (BAD) or of an older branch (WARN). */
  'application-end-of-life': { vector: 'insecure_systems', grades: ['WARN', 'BAD'] },
  'installer-open': { vector: 'insecure_systems', grades: ['BAD'] },
  'admin-tool-open': { vector: 'insecure_systems', grades: ['WARN', 'BAD'] },
  /** Repository, configuration, dump (BAD) or details of the server (WARN) that anybody can open. */
  'private-files-open': { vector: 'insecure_systems', grades: ['WARN', 'BAD'] },
  /** A name of the domain leads to a service where anybody can take it. */
  'dangling-name': { vector: 'insecure_systems', grades: ['BAD'] },
  'systems-nothing-exposed': { vector: 'insecure_systems', grades: ['GOOD'] },

  // Web servers and languages by what they say of themselves.
  'server-supported': { vector: 'server_software', grades: ['GOOD'] },
  /** WARN when a distribution may have fixed it without changing the number. */
  'server-end-of-life': { vector: 'server_software', grades: ['WARN', 'BAD'] },
  /** What is hidden is neither good nor bad; what was seen there before stays until its life ends. */
  'server-version-hidden': { vector: 'server_software', grades: ['NEUTRAL'] },

  'dnssec-signed': { vector: 'dnssec', grades: ['GOOD'] },
  'dnssec-unsigned': { vector: 'dnssec', grades: ['WARN'] },

  /** Somebody has a name that looks like the firm's; with mail servers it can send and receive. */
  'lookalike-registered': { vector: 'domain_squatting', grades: ['NEUTRAL'] },
  'lookalike-with-mail': { vector: 'domain_squatting', grades: ['NEUTRAL'] },
} as const satisfies Record<string, FindingKindFacts>;

export type FindingKind = keyof typeof FINDING_KINDS;
