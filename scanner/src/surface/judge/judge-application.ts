import type { Finding } from '@portal/domain/monitoring/finding.ts';
import type { SurfaceFinding } from '@portal/domain/ratings/attack-surface.ts';
import { checkEndOfLife } from '../../checks/answers/p13-end-of-life.ts';
import type { PageView } from '../../checks/page-check.ts';
import { compareVersions } from '../../checks/software/compare-versions.ts';
import { createReport } from '../../findings/report.ts';
import { finding, type Place } from '../vector-look.ts';

/** Older branches of WordPress get no security updates at all, not even on request. */
const OLDEST_MENDED_WORDPRESS = '4.7';

/** A content management system that tells a version which nobody fixes any longer. */
export function judgeApplication(view: PageView, place: Place): readonly SurfaceFinding[] {
  const seen = new Map<string, Finding>();
  checkEndOfLife(view, createReport(seen, null));
  return [...seen.values()].flatMap(({ variant, facts, evidence: { note } }) => {
    if (variant === 'cms-end-of-life') return [finding('application-end-of-life', 'BAD', place, note)];
    if (variant !== 'wordpress-outdated') return [];
    const isDead = compareVersions(facts.version ?? '', OLDEST_MENDED_WORDPRESS) < 0;
    return [finding('application-end-of-life', isDead ? 'BAD' : 'WARN', place, note)];
  });
}
