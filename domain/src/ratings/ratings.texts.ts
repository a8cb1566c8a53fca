import { texts } from '../texts/texts.ts';

/** What is looked at from outside (spec part 2, section 3). */
export const vectorNames = texts('ratings.vectorNames', {
  botnet_infections: 'Botnet Infections',
  spam_propagation: 'Spam Propagation',
  malware_servers: 'Malware Servers',
  unsolicited_comm: 'Unsolicited Communications',
  potentially_exploited: 'Potentially Exploited',
  spf: 'SPF Domains',
  dkim: 'DKIM Records',
  ssl_certificates: 'TLS/SSL Certificates',
  ssl_configurations: 'TLS/SSL Configurations',
  open_ports: 'Open Ports',
  application_security: 'Web Application Headers',
  patching_cadence: 'Patching Cadence',
  insecure_systems: 'Insecure Systems',
  server_software: 'Server Software',
  desktop_software: 'Desktop Software',
  mobile_software: 'Mobile Software',
  dnssec: 'DNSSEC',
  domain_squatting: 'Domain Squatting',
  file_sharing: 'File Sharing',
  exposed_credentials: 'Exposed Credentials',
  data_breaches: 'Security Incidents',
  other_disclosures: 'Other Disclosures',
});

/** The groups of what is looked at. */
export const categoryNames = texts('ratings.categoryNames', {
  compromisedSystems: 'Compromised Systems',
  userBehavior: 'User Behavior',
  publicDisclosures: 'Public Disclosures',
  diligence: 'Diligence',
});

/** The bands of the scale (spec part 2, section 9). */
export const bandNames = texts('ratings.bandNames', {
  basic: 'Basic',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
});
