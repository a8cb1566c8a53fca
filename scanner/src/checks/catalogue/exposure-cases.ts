import type { Case } from './case.ts';

/** What a site serves, or points to, that was not meant for everybody: checks E01 to E10. */
export const EXPOSURE_CASES = [
  { checkId: 'E01', variant: 'git-repository', severity: 'high', facts: ['path'] },
  { checkId: 'E01', variant: 'svn-repository', severity: 'high', facts: ['path'] },
  { checkId: 'E01', variant: 'mercurial-repository', severity: 'high', facts: ['path'] },

  { checkId: 'E02', variant: 'environment-file', severity: 'high', facts: ['path'] },
  { checkId: 'E02', variant: 'config-backup', severity: 'high', facts: ['path'] },
  { checkId: 'E02', variant: 'cloud-credentials', severity: 'high', facts: ['path'] },
  { checkId: 'E02', variant: 'ssh-private-key', severity: 'high', facts: ['path'] },
  { checkId: 'E02', variant: 'password-file', severity: 'high', facts: ['path'] },

  { checkId: 'E03', variant: 'database-dump', severity: 'high', facts: ['path'] },
  { checkId: 'E03', variant: 'archive', severity: 'high', facts: ['path'] },

  { checkId: 'E04', variant: 'phpinfo', severity: 'medium', facts: ['path'] },
  { checkId: 'E04', variant: 'server-status', severity: 'medium', facts: ['path'] },
  { checkId: 'E04', variant: 'actuator', severity: 'medium', facts: ['path'] },
  { checkId: 'E04', variant: 'metrics', severity: 'medium', facts: ['path'] },

  { checkId: 'E05', variant: 'database-tool', severity: 'medium', facts: ['path', 'product'] },
  { checkId: 'E05', variant: 'admin-panel', severity: 'low', facts: ['path', 'product'] },

  { checkId: 'E06', variant: 'wordpress-users', severity: 'medium', facts: ['path', 'count'] },
  { checkId: 'E06', variant: 'wordpress-debug-log', severity: 'medium', facts: ['path'] },
  { checkId: 'E06', variant: 'wordpress-xmlrpc', severity: 'low', facts: ['path'] },

  { checkId: 'E07', variant: 'api-description', severity: 'low', facts: ['path'] },
  { checkId: 'E07', variant: 'graphql-introspection', severity: 'info', facts: ['path'] },

  { checkId: 'E08', variant: 'installer', severity: 'high', facts: ['path', 'product'] },
  { checkId: 'E08', variant: 'default-page', severity: 'medium', facts: ['product'] },

  { checkId: 'E09', variant: 'source-backup', severity: 'medium', facts: ['path'] },
  { checkId: 'E09', variant: 'editor-settings', severity: 'low', facts: ['path'] },
  { checkId: 'E09', variant: 'dependency-list', severity: 'low', facts: ['path'] },
  { checkId: 'E09', variant: 'folder-index', severity: 'low', facts: ['path'] },
  { checkId: 'E09', variant: 'source-map', severity: 'info', facts: ['path', 'count'] },

  { checkId: 'E10', variant: 'dangling-name', severity: 'medium', facts: ['name', 'target', 'service'] },
] as const satisfies readonly Case[];
