import type { ClauseStage, PlacedClause } from '@portal/domain/policies/coverage.ts';
import { clausesIn } from '@portal/domain/policies/policy-clause.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { findFirmAnswers } from '../interview/firm-answers.ts';
import { markdownOf, toLoadedVersion } from '../library/policy-content.ts';
import { type LibraryPolicy, readPolicyLibrary } from '../library/policy-library.ts';
import { listApprovedTexts, listNewestDrafts } from './coverage.store.ts';

/** A version that holds. */
export type ApprovedPolicy = {
  readonly policyId: string;
  readonly name: string;
  readonly version: number;
  readonly approvedAt: Date;
};

export type WrittenClauses = {
  /** Each clause of the library once, where it is written best: approved before drafted before in the library alone. */
  readonly clauses: readonly PlacedClause[];
  /** In the order of their names; a firm's own policies are among them and hold no clause. */
  readonly approved: readonly ApprovedPolicy[];
};

/** Where the clauses of the library are written at a firm. A text that the firm changed has those whose headings it kept. */
export async function readWrittenClauses(tx: OrgTransaction): Promise<WrittenClauses> {
  const approved = await listApprovedTexts(tx);
  const drafts = await listNewestDrafts(tx);
  const firm = drafts.length === 0 ? {} : await findFirmAnswers(tx);
  const approvedBy = new Map(approved.map((row) => [row.policy_id, row]));
  const draftBy = new Map(drafts.map((row) => [row.policy_id, row]));
  return {
    clauses: readPolicyLibrary().flatMap((library) => {
      const active = approvedBy.get(library.id);
      const draft = draftBy.get(library.id);
      return placed(library, [
        { stage: 'approved', policy: active?.name ?? '', text: active?.approved_text ?? '' },
        {
          stage: 'draft',
          policy: draft?.name ?? '',
          text: draft === undefined ? '' : markdownOf(toLoadedVersion(draft, firm)),
        },
        { stage: 'library', policy: active?.name ?? draft?.name ?? library.name, text: library.source },
      ]);
    }),
    approved: approved
      .flatMap(({ policy_id: policyId, name, version, approved_at: approvedAt }) =>
        approvedAt === null ? [] : { policyId, name, version, approvedAt },
      )
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}

type Text = { readonly stage: ClauseStage; readonly policy: string; readonly text: string };

function placed(library: LibraryPolicy, texts: readonly Text[]): PlacedClause[] {
  const written = texts.map(({ text, ...where }) => ({
    ...where,
    titles: new Map(clausesIn(text).map(({ id, title }) => [id, title])),
  }));
  return library.clauses.flatMap(({ id, anchors, register }) => {
    const best = written.find(({ titles }) => titles.has(id));
    if (best === undefined) return [];
    const { stage, policy, titles } = best;
    return { id, anchors, register, title: titles.get(id) ?? '', policyId: library.id, policy, stage };
  });
}
