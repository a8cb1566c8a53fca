import { say } from '../../../portal/texts/say.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { policyPath } from '../policy-path.ts';
import { ClauseLinks } from './clause-links.tsx';
import { requirementLine as texts } from './coverage.texts.ts';
import { type Clauses, type Requirement, STATES } from './coverage-words.tsx';
import { StateBadge } from './state-badge.tsx';

type RequirementLineProps = {
  readonly requirement: Requirement;
  readonly clauses: Clauses;
  /** False where identifiers are of the portal alone. */
  readonly hasNumber: boolean;
};

/** One requirement with its state, and the clauses that answer it or would. */
export function RequirementLine({ requirement, clauses, hasNumber }: RequirementLineProps) {
  const { id, line, note, state, takeUp } = requirement;
  const isDraft = requirement.clauses.some(
    (clause) => clauses.get(clause)?.policyId === takeUp?.policyId && clauses.get(clause)?.stage === 'draft',
  );
  const proofs =
    state === 'evidenced'
      ? [...new Set(requirement.clauses.flatMap((clause) => clauses.get(clause)?.proofs ?? []))]
      : [];
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 flex-1 basis-64">
          {hasNumber && <span className="me-2 font-semibold tabular-nums">{id}</span>}
          {line}
        </p>
        <StateBadge look={STATES[state]} />
      </div>
      {note !== null && <p className="mt-1 max-w-prose text-ink-soft text-sm">{note}</p>}
      <ClauseLinks ids={requirement.clauses} clauses={clauses} />
      {proofs.length > 0 && (
        <p className="mt-1.5 text-ink-soft text-sm">{say(texts.evidence, { proofs: proofs.join(' ') })}</p>
      )}
      {takeUp !== null && (
        <p className="mt-1.5 text-sm">
          <TextLink href={policyPath(takeUp.policyId)}>
            {say(isDraft ? texts.approve : texts.takeUp, { policy: takeUp.policy })}
          </TextLink>
        </p>
      )}
    </li>
  );
}
