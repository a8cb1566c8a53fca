import { randomBytes } from 'node:crypto';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import type { SurfaceFinding } from '@portal/domain/ratings/attack-surface.ts';
import type { CheckId } from '../../checks/catalogue.ts';
import type { Exposure } from '../../checks/exposures/exposure.ts';
import { exposuresFor, extensionOf } from '../../checks/exposures/exposure-list.ts';
import { readRobots } from '../../crawl/robots.ts';
import { createReport } from '../../findings/report.ts';
import type { SurfaceContext } from '../surface-context.ts';
import { finding, type Place } from '../vector-look.ts';

const SAMPLE_BYTES = 64 * 1024;
/** The addresses that tell most; a scan of the website asks for all of them. */
const ASKED = new Set([
  '/.git/HEAD',
  '/.env',
  '/wp-config.php.bak',
  '/.htpasswd',
  '/dump.sql',
  '/phpinfo.php',
  '/info.php',
  '/server-status',
  '/actuator',
  '/phpmyadmin/',
  '/adminer.php',
  '/wp-admin/install.php',
  '/installation/index.php',
  '/core/install.php',
  '/install/index.php',
]);

/**
 * Asks a website for a few addresses that nobody should see, each with a signature that its answer must fit; only GET,
 * only what robots.txt allows. Null when the site did not answer to the end.
 */
export async function lookAtExposures(
  context: SurfaceContext,
  origin: string,
  host: string,
  place: Place,
): Promise<readonly SurfaceFinding[] | null> {
  const robots = await context.get(`${origin}/robots.txt`, { bodyLimitBytes: SAMPLE_BYTES });
  if (robots === null) return null;
  const rules = readRobots(origin, robots.status === 200 ? robots.body.toString('utf8') : '');
  const list = exposuresFor(host).filter(({ path }) => ASKED.has(path) && rules.isAllowed(origin + path));
  const extensions = [...new Set(list.map(({ path }) => extensionOf(path)))];
  const controls = new Map<string, boolean>();
  for (const extension of extensions) {
    const name = `${randomBytes(7).toString('hex')}${extension === '' ? '' : `.${extension}`}`;
    const made = await context.get(`${origin}/${name}`, { bodyLimitBytes: SAMPLE_BYTES });
    if (made === null) return null;
    for (const exposure of list)
      if (extensionOf(exposure.path) === extension) controls.set(exposure.path, exposure.matches(made));
  }
  const seen = new Map<string, Finding>();
  for (const exposure of list) {
    const answer = await context.get(origin + exposure.path, { bodyLimitBytes: SAMPLE_BYTES });
    if (answer === null) return null;
    // A site that shows the same for a made-up name proves nothing.
    if (controls.get(exposure.path) !== true && exposure.matches(answer))
      exposure.report(answer, createReport(seen, null));
  }
  return [...seen.values()].map((found) => fromCheck(found, list, place));
}

const BAD_FILES: ReadonlySet<CheckId> = new Set(['E01', 'E02', 'E03'] as const);

function fromCheck(found: Finding, list: readonly Exposure[], place: Place): SurfaceFinding {
  const line = `${found.url} is open to everyone.`;
  const checkId = list.find(({ checkId: one }) => one === found.checkId)?.checkId;
  if (found.variant === 'installer') return finding('installer-open', 'BAD', place, line);
  if (found.variant === 'database-tool') return finding('admin-tool-open', 'BAD', place, line);
  if (found.variant === 'admin-panel') return finding('admin-tool-open', 'WARN', place, line);
  return finding('private-files-open', checkId !== undefined && BAD_FILES.has(checkId) ? 'BAD' : 'WARN', place, line);
}
