import type { InputOf } from '@portal/contract/call.ts';
import { answerQuiz, beginQuiz, openCourse, saveProgress } from '@portal/contract/training/learning.calls.ts';
import { saveTrainees } from '@portal/contract/training/trainees.calls.ts';
import { exercisesLeft } from '@portal/domain/training/left-before-quiz.ts';
import { readCourseCatalogue } from '../modules/training/courses/course-catalogue.ts';
import { type Member, signIn, signInNewMember } from './people.ts';
import { newestLinkToken } from './queued-mails.ts';
import type { TestPortal } from './test-portal.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Ids of the first courses of the year. */
export const FIRST_COURSE = 'your-part-in-security';
export const SECOND_COURSE = 'passwords-and-managers';

let people = 0;

/** Steps of admins and of people in training. */
export function trainingSteps(portal: () => TestPortal) {
  const person = (name = 'Ann Lee') => ({ email: `trainee-${++people}@firm.example`, name });

  /** A firm that has bought its plan, so that a year may pass. */
  async function newFirm(): Promise<Member> {
    const member = await signInNewMember(portal());
    await portal().database.query(`update organisations set subscription_status = 'ACTIVE' where org_id = $1`, [
      member.orgId,
    ]);
    return member;
  }

  /** The same admin, some days on. */
  async function later(member: Member, days: number): Promise<Member> {
    portal().clock.advance(days * DAY_MS);
    return { ...member, browser: await signIn(portal(), member.email) };
  }

  async function add({ browser }: Pick<Member, 'browser'>, list: InputOf<typeof saveTrainees>['list']) {
    const answer = await browser.call(saveTrainees, { list });
    if (answer.status !== 200) throw new Error(`Nobody was added: ${JSON.stringify(answer.errors)}`);
    return answer.body.data.trainees;
  }

  /** One person with the token of their welcome mail. */
  async function addOne(member: Pick<Member, 'browser'>, fields = person()) {
    const [traineeId = ''] = await add(member, [fields]);
    const token = await newestLinkToken(portal(), fields.email, 'training-welcome');
    return { ...fields, traineeId, token };
  }

  /** Opens the last lesson, and does every exercise. */
  async function goThrough(token: string, courseId: string): Promise<void> {
    const { lessons } = await courseOf(token, courseId);
    for (const exercise of [undefined, ...exercisesLeft(lessons, []).map(({ id }) => id)])
      await portal().browser().call(saveProgress, { token, courseId, lesson: lessons.length, exercise });
  }

  /** Begins a try and answers it, so many questions rightly; the answers are those of the portal's own course unless given. */
  async function takeQuiz(
    token: string,
    courseId: string,
    right = 8,
    quiz = readCourseCatalogue().get(courseId)?.quiz ?? [],
  ) {
    const browser = portal().browser();
    await goThrough(token, courseId);
    const begun = (await browser.call(beginQuiz, { token, courseId })).body.data;
    const pool = new Map(quiz.map((question) => [question.id, question]));
    const answers = Object.fromEntries(
      begun.questions.map(({ id, options }, index) => {
        const rightOnes = pool.get(id)?.right ?? [];
        const places = options.flatMap((option, place) => (rightOnes.includes(option) ? [place] : []));
        return [id, index < right ? places : []];
      }),
    );
    return browser.call(answerQuiz, { token, tryId: begun.tryId, answers });
  }

  const courseOf = async (token: string, courseId: string) =>
    (await portal().browser().call(openCourse, { token, courseId })).body.data;

  return { person, newFirm, later, add, addOne, goThrough, takeQuiz, courseOf };
}
