/** What a token of a firm may do, by resource of the public interface. Names are promised to stay (decision 092). */
export const FIRM_SCOPES = [
  'websites:read',
  'scans:read',
  'scans:write',
  'findings:read',
  'weaknesses:read',
  'people:read',
  'people:write',
  'courses:read',
  'policies:read',
  'records:read',
  'facts:read',
  'score:read',
  'directory:write',
] as const;

/** What a token of the provider may do. */
export const PROVIDER_SCOPES = ['customers:read', 'plans:read', 'plans:write'] as const;

export type FirmScope = (typeof FIRM_SCOPES)[number];
export type ProviderScope = (typeof PROVIDER_SCOPES)[number];
export type ApiScope = FirmScope | ProviderScope;
