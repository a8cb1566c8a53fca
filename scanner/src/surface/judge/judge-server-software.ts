import type { SurfaceFinding } from '@portal/domain/ratings/attack-surface.ts';
import type { PageView } from '../../checks/page-check.ts';
import { endedOn } from '../../checks/software/end-of-life.ts';
import { softwareStatedBy } from '../../checks/software/stated-software.ts';
import { finding, type Place } from '../vector-look.ts';

/** What a website's answer says of the server behind it, against the table of support dates. */
export function judgeServerSoftware(view: PageView, place: Place): readonly SurfaceFinding[] {
  const stated = softwareStatedBy(view);
  const findings = stated.flatMap(({ product, version, isDistribution }): readonly SurfaceFinding[] => {
    if (version === null) return [];
    const day = endedOn(product, version, view.now);
    if (day === null)
      return [finding('server-supported', 'GOOD', place, `${product} ${version}: no end of support is known.`)];
    const seen = `${product} ${version}: no security updates from its makers since ${day}.`;
    return isDistribution
      ? [
          finding(
            'server-end-of-life',
            'WARN',
            place,
            seen,
            'It comes from a distribution, which may have fixed it itself.',
          ),
        ]
      : [finding('server-end-of-life', 'BAD', place, seen)];
  });
  if (findings.length > 0) return findings;
  const named = [...new Set(stated.map(({ product }) => product))].join(', ');
  const seen = named === '' ? 'The answer names no server software.' : `The answer names ${named} without a version.`;
  return [finding('server-version-hidden', 'NEUTRAL', place, seen)];
}
