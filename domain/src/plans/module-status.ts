/** What a plan makes of a module (spec part 1, section 3). */
export const MODULE_STATUSES = ['ACTIVE', 'INACTIVE', 'NOT_AVAILABLE'] as const;
export type ModuleStatus = (typeof MODULE_STATUSES)[number];

/** The plan's module keys, as they stand on the wire. */
export const MODULE_KEYS = [
  'cybermaturity',
  'compliance',
  'training',
  'monitoring',
  'insurance',
  'dashboard',
  'marketplace',
  'ratings',
  'cyberconcierge',
  'phishing',
] as const;
export type ModuleKey = (typeof MODULE_KEYS)[number];

export type ModuleStatuses = Readonly<Record<ModuleKey, ModuleStatus>>;
