import { exposures, pathOnly } from './exposure.ts';

/** E01: version control folders, from which the whole source can be rebuilt. */
export const REPOSITORIES = [
  ...exposures('E01', 'git-repository', ['/.git/HEAD'], /^(?:ref: refs\/\S+|[0-9a-f]{40})\s*$/, pathOnly),
  ...exposures('E01', 'git-repository', ['/.git/config'], /^\s*\[core\][\s\S]*repositoryformatversion/m, pathOnly),
  ...exposures('E01', 'svn-repository', ['/.svn/wc.db'], /^SQLite format 3/, pathOnly),
  ...exposures('E01', 'svn-repository', ['/.svn/entries'], /^\d{1,2}\r?\n/, pathOnly),
  ...exposures('E01', 'mercurial-repository', ['/.hg/requires'], /^(?:revlogv1|store|fncache|dotencode)$/m, pathOnly),
];
