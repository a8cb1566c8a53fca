import * as calls from '@portal/contract/maturity/maturity.calls.ts';
import { readShippedSet } from '../modules/maturity/maturity-set.ts';
import { type Member, signIn, signInNewMember } from './people.ts';
import type { TestPortal } from './test-portal.ts';

/** The questions of the shipped set, in their order. */
export const ELEMENTS = readShippedSet('en').elements.map(({ elementPath }) => elementPath);

type Browsing = Pick<Member, 'browser'>;
type Given = {
  level?: number;
  dontKnow?: boolean;
  doesNotApply?: boolean;
  note?: string;
  version?: number;
  questionVersion?: number;
};

/** Steps of firms that answer the assessment. */
export function maturitySteps(portal: () => TestPortal) {
  const save = ({ browser }: Browsing, elementPath: string, given: Given = {}) =>
    browser.call(calls.saveAssessment, { data: { elementPath, questionVersion: 1, level: 2, version: 0, ...given } });
  const read = async ({ browser }: Browsing) => (await browser.call(calls.assessment, {})).body.data;
  const report = async ({ browser }: Browsing) => (await browser.call(calls.maturityReport, {})).body.data;

  /** Answers every question, most of them alike. */
  async function answerAll(member: Browsing, levels: Readonly<Record<string, number>> = {}) {
    for (const elementPath of ELEMENTS) {
      const { status } = await save(member, elementPath, { level: levels[elementPath] ?? 3 });
      if (status !== 200) throw new Error(`${elementPath} was not answered: ${status}`);
    }
  }

  /** A colleague with the same rights, in a browser of their own. */
  async function withColleague() {
    const [member, other] = [await signInNewMember(portal()), await signInNewMember(portal())];
    await portal().database.query(
      `update users set org_id = $1, first_name = 'Ben', last_name = 'Ode' where user_id = $2`,
      [member.orgId, other.userId],
    );
    return { member, colleague: { browser: await signIn(portal(), other.email) } };
  }

  return { save, read, report, answerAll, withColleague };
}
