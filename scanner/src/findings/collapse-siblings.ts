import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { fingerprintOf, pathTemplate } from './fingerprint.ts';

const LEAST_SIBLINGS = 5;
const MAX_URLS = 20;

/**
 * Makes one finding of those that differ only in a page made from one template: at least five pages of one folder with
 * the same skeleton. `skeletons` holds the skeleton of each page by its path. Findings of the whole host stay as they are.
 */
export function collapseSiblings(
  findings: readonly Finding[],
  skeletons: Readonly<Record<string, string>>,
): readonly Finding[] {
  const templates = templatesOf(skeletons);
  const collapsed = new Map<string, Finding>();
  for (const finding of findings) {
    const fingerprint = collapsedFingerprint(finding, templates);
    const known = collapsed.get(fingerprint);
    const urls = [...new Set([...(known?.urls ?? []), ...finding.urls])].slice(0, MAX_URLS);
    collapsed.set(fingerprint, { ...(known ?? finding), urls, fingerprint });
  }
  return [...collapsed.values()];
}

function collapsedFingerprint(finding: Finding, templates: ReadonlyMap<string, string>): string {
  const { checkId, variant, subject } = finding;
  const { host, pathname } = new URL(finding.url);
  const template = templates.get(pathname);
  const identity = (place: string) => fingerprintOf({ checkId, variant, host, place, subject });
  if (template === undefined || finding.fingerprint !== identity(pathTemplate(pathname))) return finding.fingerprint;
  return identity(template);
}

/** "/blog/first-post" → "/blog/*" for each page that has enough siblings. */
function templatesOf(skeletons: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const folderOf = (path: string) => pathTemplate(path.slice(0, path.lastIndexOf('/') + 1));
  // A folder's own page is no sibling of what lies in it.
  const pages = Object.entries(skeletons).filter(([path]) => !path.endsWith('/'));
  const groups = Map.groupBy(pages, ([path, skeleton]) => `${folderOf(path)} ${skeleton}`);
  return new Map(
    [...groups.values()]
      .filter((group) => group.length >= LEAST_SIBLINGS)
      .flatMap((group) => group.map(([path]) => [path, `${folderOf(path)}*`] as const)),
  );
}
