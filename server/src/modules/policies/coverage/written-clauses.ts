import type { ClauseStage, PlacedClause } from '@portal/domain/policies/coverage.ts';
import { clausesIn } from '@portal/domain/policies/policy-clause.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { findFirmAnswers } from '../interview/firm-answers.ts';
import { libraryPolicy, markdownOf, toLoadedVersion } from '../library/policy-content.ts';
import { type LibraryPolicy, readPolicyLibrary } from '../library/policy-library.ts';
import type { VersionRow } from '../policy-versions.store.ts';
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
export async function readWrittenClauses(tx: OrgTransaction, language: Language): Promise<WrittenClauses> {
  const approved = await listApprovedTexts(tx);
  const drafts = await listNewestDrafts(tx);
  const approvedBy = new Map(approved.map((row) => [row.policy_id, row]));
  const draftBy = new Map(drafts.map((row) => [row.policy_id, row]));
  const draftTexts = await textsOf(tx, drafts);
  return {
    clauses: readPolicyLibrary(language).flatMap((library) => {
      const active = approvedBy.get(library.id);
      const draft = draftBy.get(library.id);
      return placed(library, [
        {
          stage: 'approved',
          policy: active?.name ?? '',
          text: active?.approved_text ?? '',
          language: active?.language ?? language,
        },
        {
          stage: 'draft',
          policy: draft?.name ?? '',
          text: draftTexts.get(library.id) ?? '',
          language: draft?.language ?? language,
        },
        { stage: 'library', policy: active?.name ?? draft?.name ?? library.name, text: library.source, language },
      ]);
    }),
    approved: approved
      .flatMap(({ policy_id: policyId, name, version, approved_at: approvedAt }) =>
        approvedAt === null ? [] : { policyId, name, version, approvedAt },
      )
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}

/** What drafts say with the firm's answers, by policy. */
async function textsOf(tx: OrgTransaction, drafts: readonly VersionRow[]): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const [language, rows] of Map.groupBy(drafts, (row) => row.language)) {
    const firm = await findFirmAnswers(tx, language);
    for (const row of rows) texts.set(row.policy_id, markdownOf(toLoadedVersion(row, firm)));
  }
  return texts;
}

type Text = {
  readonly stage: ClauseStage;
  readonly policy: string;
  readonly text: string;
  readonly language: Language;
};

const titlesIn = (text: string) => new Map(clausesIn(text).map(({ id, title }) => [id, title]));

/** A title of the library's is said in the reader's language, whatever the language of the text; a firm's own title stays. */
function placed(library: LibraryPolicy, texts: readonly Text[]): PlacedClause[] {
  const written = texts.map(({ text, ...where }) => ({
    ...where,
    titles: titlesIn(text),
  }));
  const inReaders = titlesIn(library.source);
  return library.clauses.flatMap(({ id, anchors, register }) => {
    const best = written.find(({ titles }) => titles.has(id));
    if (best === undefined) return [];
    const { stage, policy, titles, language } = best;
    const title = titles.get(id) ?? '';
    const isLibrarys = titlesIn(libraryPolicy(library.id, language)?.source ?? '').get(id) === title;
    const said = isLibrarys ? (inReaders.get(id) ?? title) : title;
    return { id, anchors, register, title: said, policyId: library.id, policy, stage };
  });
}
