/** Frameworks whose requirements clauses answer; each is a file of `content/frameworks`, but the last, which is the portal's own facts. */
export const FRAMEWORK_IDS = [
  'csf',
  'cpg',
  'iso27001',
  'soc2',
  'cis',
  'nis2',
  'gdpr',
  'cyberEssentials',
  'pci',
  'insurance',
] as const;
export type FrameworkId = (typeof FRAMEWORK_IDS)[number];

/** A clause's id, as part of a regular expression. */
export const CLAUSE_ID = '[A-Z]{3}-[0-9]{1,2}';
