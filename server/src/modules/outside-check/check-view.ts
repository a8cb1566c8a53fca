import type { readOutsideCheck } from '@portal/contract/outside-check/outside-check.calls.ts';
import {
  CHECK_PART_NAMES,
  CHECK_PARTS,
  type CheckPart,
  NOT_LOOKED_AT,
  SEEN_BY_CHANCE,
  whyNotMeasured,
  worstFirst,
} from '@portal/domain/outside-check/check-parts.ts';
import { checkVerdict } from '@portal/domain/outside-check/check-verdict.ts';
import { sayEvidence } from '@portal/domain/rating-evidence/say-evidence.ts';
import type { SurfaceFinding } from '@portal/domain/ratings/attack-surface.ts';
import type { RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import type { z } from 'zod';
import { readRatingTexts } from '../ratings/public.ts';
import { GIVEN_UP_AFTER_MS } from './check-times.ts';
import type { CheckRow } from './checks.store.ts';
import type { SeenSoFar } from './outside-check.tables.ts';

type CheckView = z.input<typeof readOutsideCheck.output>['data'];

/** A check as the page shows it, with the texts of what was found. */
export function viewOfCheck(row: CheckRow, now: Date, say: Say): CheckView {
  const isGivenUp = !row.is_done && now.getTime() - row.created_at.getTime() > GIVEN_UP_AFTER_MS;
  const isDone = row.is_done || isGivenUp;
  const parts = CHECK_PART_NAMES.map((part) => viewOfPart(part, row.seen, { isDone, say }));
  const slugs = CHECK_PART_NAMES.flatMap(vectorsOf);
  const measured = slugs.filter((vector) => row.seen.outcomes[vector] === null).length;
  const grades = parts.flatMap(({ findings }) => findings.map(({ grade }) => grade));
  return {
    domain: row.host,
    subscriptionId: row.subscription_id,
    isDone,
    failure: isGivenUp ? 'GIVEN_UP' : row.failure,
    verdict: checkVerdict({ grades, measured, looked: slugs.length, isDone }, say),
    measured,
    looked: slugs.length,
    parts,
    notLookedAt: NOT_LOOKED_AT.map(({ title, why }) => ({ title: say(title), why: say(why) })),
    expiresAt: row.expires_at.toISOString(),
  };
}

const vectorsOf = (part: CheckPart) => Object.keys(CHECK_PARTS[part].vectors) as readonly RiskVectorSlug[];

function viewOfPart(
  part: CheckPart,
  { outcomes, findings }: SeenSoFar,
  { isDone, say }: { readonly isDone: boolean; readonly say: Say },
): CheckView['parts'][number] {
  const { title, vectors } = CHECK_PARTS[part];
  const names: Readonly<Partial<Record<RiskVectorSlug, Phrase>>> = vectors;
  const own = findings.filter(
    ({ vector }) =>
      vector in names || (vector in SEEN_BY_CHANCE && SEEN_BY_CHANCE[vector as 'insecure_systems'] === part),
  );
  const notMeasured = vectorsOf(part).flatMap((vector) => {
    const outcome = outcomes[vector];
    const name = names[vector];
    if (name === undefined || outcome === null || (outcome === undefined && !isDone)) return [];
    return [whyNotMeasured(name, outcome ?? 'NO_ANSWER', say)];
  });
  return {
    part,
    title: say(title),
    isLooking: !isDone && vectorsOf(part).some((vector) => outcomes[vector] === undefined),
    notMeasured,
    findings: byKind(worstFirst(own)).map((places) => viewOfKind(places, say)),
  };
}

/** What was seen at several names is one thing to fix; its worst place says how bad it is. */
function byKind(findings: readonly SurfaceFinding[]): readonly [SurfaceFinding, ...SurfaceFinding[]][] {
  const kinds = new Map<string, [SurfaceFinding, ...SurfaceFinding[]]>();
  for (const found of findings) {
    const known = kinds.get(found.kind);
    if (known === undefined) kinds.set(found.kind, [found]);
    else known.push(found);
  }
  return [...kinds.values()];
}

function viewOfKind(places: readonly [SurfaceFinding, ...SurfaceFinding[]], say: Say) {
  const [{ kind, grade }] = places;
  const text = readRatingTexts(say.language).kinds[kind];
  if (text === undefined) throw new Error(`There is no text about ${kind}.`);
  const { title, why, fix, who, effort } = text;
  return {
    kind,
    grade,
    title,
    why,
    fix: [...fix],
    who,
    effort,
    places: places.map(({ asset, evidence }) => ({ asset, evidence: evidence.map((line) => sayEvidence(say, line)) })),
  };
}
