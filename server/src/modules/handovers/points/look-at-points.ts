import type { HandoverKind } from '@portal/domain/handovers/handover-limits.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { HandoversServices } from '../handovers-services.ts';
import { findingPoints } from './finding-points.ts';
import { planStepPoints } from './plan-step-points.ts';
import type { FoundPoint, PointKind } from './point-kind.ts';
import { raisePoints } from './raise-points.ts';
import { weaknessPoints } from './weakness-points.ts';

/** How each kind of point is treated. */
export const POINT_KINDS: Readonly<Record<HandoverKind, PointKind>> = {
  finding: findingPoints,
  weakness: weaknessPoints,
  raise: raisePoints,
  'plan-step': planStepPoints,
};

export type Reference = { readonly kind: HandoverKind; readonly ref: string };

export const keyOf = ({ kind, ref }: Reference): string => `${kind} ${ref}`;

/** How things of the firm stand, by `keyOf`; what it does not have is left out. One look for each kind, however many there are. */
export async function lookAtPoints(
  services: HandoversServices,
  tx: OrgTransaction,
  orgId: string,
  points: readonly Reference[],
): Promise<ReadonlyMap<string, FoundPoint>> {
  const found = new Map<string, FoundPoint>();
  for (const [kind, { look }] of Object.entries(POINT_KINDS)) {
    const refs = [...new Set(points.filter((point) => point.kind === kind).map(({ ref }) => ref))];
    if (refs.length === 0) continue;
    const states = await look(services, tx, orgId, refs);
    for (const [index, state] of states.entries()) if (state !== null) found.set(`${kind} ${refs[index]}`, state);
  }
  return found;
}
