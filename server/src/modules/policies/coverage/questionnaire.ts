import { FACT_KEYS } from '@portal/domain/facts/facts.ts';
import { CLAUSE_ID, FRAMEWORK_IDS } from '@portal/domain/policies/frameworks.ts';
import { z } from 'zod';
import { translatedContent } from '../../../system/content-words/translated-content.ts';
import { parsePolicyData, policyFileText } from '../library/content-file.ts';
import { readRequirementIds } from '../library/frameworks.ts';
import { readPolicyLibrary } from '../library/policy-library.ts';
import { questionnaireWords } from '../library/words/policy-words.schemas.ts';
import { idFaults } from '../library/words/same-ids.ts';
import { refuseFaults, translatedWords } from '../library/words/translated-words.ts';

const FILE = 'questionnaire.yaml';

const questionnaire = z.strictObject({
  topics: z.array(z.strictObject({ id: z.string(), name: z.string().min(3).max(60) })).min(1),
  questions: z
    .array(
      z.strictObject({
        id: z.string().regex(/^q-[0-9]{2}$/),
        topic: z.string(),
        ask: z.string().min(15).max(200).endsWith('?'),
        anchors: z.partialRecord(z.enum(FRAMEWORK_IDS), z.array(z.string()).min(1)),
        /** The fact that says the same. */
        fact: z.enum(FACT_KEYS).optional(),
        /** The first one says what is asked, the others add to it. */
        clauses: z.array(z.string().regex(new RegExp(`^${CLAUSE_ID}$`))).min(1),
      }),
    )
    .min(1),
});
export type Questionnaire = z.output<typeof questionnaire>;

/**
 * The usual questions of customers, from the text of their file.
 * @throws {Error} naming everything wrong with it
 */
export function parseQuestionnaire(text: string): Questionnaire {
  const data = parsePolicyData(FILE, text, questionnaire);
  const { topics, questions } = data;
  const clauses = new Set(readPolicyLibrary('en').flatMap((policy) => policy.clauses.map(({ id }) => id)));
  const requirements = readRequirementIds();
  const faults = [
    ...repeated(topics.map(({ id }) => id)).map((id) => `there are two topics ${id}`),
    ...repeated(questions.map(({ id }) => id)).map((id) => `there are two questions ${id}`),
    ...topics
      .filter(({ id }) => !questions.some(({ topic }) => topic === id))
      .map(({ id }) => `nothing is asked of ${id}`),
    ...questions.flatMap(({ id, topic, anchors, clauses: named }) => [
      ...(topics.some((one) => one.id === topic) ? [] : [`${id}: there is no topic ${topic}`]),
      ...named.filter((clause) => !clauses.has(clause)).map((clause) => `${id}: there is no clause ${clause}`),
      ...Object.entries(anchors).flatMap(([framework, ids]) =>
        ids
          .filter((one) => requirements.get(framework)?.has(one) !== true)
          .map((one) => `${id}: ${framework} has no ${one}`),
      ),
    ]),
  ];
  if (faults.length > 0) throw new Error(`content/policies/${FILE}: ${faults.join('; ')}`);
  return data;
}

const repeated = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);

/** The usual questions of customers, as the portal is delivered with them, in a language. */
export const readQuestionnaire = translatedContent('questionnaire', (language): Questionnaire => {
  const { topics, questions } = parseQuestionnaire(policyFileText(FILE));
  const words = translatedWords(FILE, language, questionnaireWords);
  if (words === null) return { topics, questions };
  const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  refuseFaults(FILE, language, [
    ...idFaults('topic', idsOf(topics), Object.keys(words.topics)),
    ...idFaults('question', idsOf(questions), Object.keys(words.questions)),
  ]);
  return {
    topics: topics.map((topic) => ({ ...topic, name: words.topics[topic.id] ?? topic.name })),
    questions: questions.map((question) => ({ ...question, ask: words.questions[question.id] ?? question.ask })),
  };
});
