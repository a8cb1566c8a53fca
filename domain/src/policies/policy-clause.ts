import { CLAUSE_ID, type FrameworkId } from './frameworks.ts';

/** A duty, or a recommendation, for the people who run a policy; one heading of its text. */
export type PolicyClause = {
  /** `ACC-1`: the policy's number and the clause's, which is never given to another clause. */
  readonly id: string;
  readonly duty: 'must' | 'should';
  /** A person field, or `everyone`. */
  readonly owner: string;
  /** How often, or by when; may hold fields. */
  readonly every: string;
  /** What proves that it was done; may hold fields. */
  readonly record: string;
  /** The register of the portal where that is kept. */
  readonly register?: string | undefined;
  /** The requirements of frameworks that the clause answers, by framework. */
  readonly anchors: Partial<Readonly<Record<FrameworkId, readonly string[]>>>;
};

/** A row of the table that says who does what. */
export type PolicyRole = {
  readonly field: string;
  readonly does: string;
  /** A yes-no field: the row is there only where it is answered with yes. */
  readonly when?: string | undefined;
  /** The same with no. */
  readonly unless?: string | undefined;
};

const HEADING = new RegExp(`^### (${CLAUSE_ID}) (.+)$`, 'gm');

/** The clauses that stand in a text, by its headings: ids with their titles. A firm's own text keeps those that it kept. */
export function clausesIn(markdown: string): readonly { readonly id: string; readonly title: string }[] {
  return [...markdown.matchAll(HEADING)].map(([, id = '', title = '']) => ({ id, title }));
}
