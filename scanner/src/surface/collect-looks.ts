import type { NotMeasuredReason, SurfaceFinding } from '@portal/domain/ratings/attack-surface.ts';
import type { HostLook, HostVector } from './look/look-at-host.ts';
import type { VectorLook } from './vector-look.ts';

/**
 * Puts the hosts' looks at one vector together. A vector is measured when at least one host was looked at to the end and
 * none of the main hosts (the domain, www) failed: what is not known there must not look like good news.
 */
export function collectLooks(vector: HostVector, looks: readonly HostLook[]): VectorLook {
  const findings: readonly SurfaceFinding[] = looks.flatMap((look) =>
    look.findings.filter((found) => found.vector === vector),
  );
  const failed = looks.filter(({ states }) => states[vector] === 'failed').map(({ host }) => host.host);
  // A server that says no version any more does not say that it is a newer one.
  const hidden = findings.filter(({ kind }) => kind === 'server-version-hidden').map(({ asset }) => asset);
  return { vector, reason: reasonOf(vector, looks), findings, unanswered: [...failed, ...hidden] };
}

function reasonOf(vector: HostVector, looks: readonly HostLook[]): NotMeasuredReason | null {
  const states = looks.map(({ host, states: of }) => ({ state: of[vector], isMain: host.importance === 1 }));
  if (states.some(({ state, isMain }) => isMain && state === 'failed')) return 'NO_ANSWER';
  if (states.some(({ state }) => state === 'done')) return null;
  if (states.some(({ state }) => state === 'failed')) return 'NO_ANSWER';
  return looks.every(({ host }) => host.addresses.length === 0) ? 'NO_ANSWER' : 'NOTHING_TO_MEASURE';
}
