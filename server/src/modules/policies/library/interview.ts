import { policyField } from '@portal/contract/policies/policy-field.schemas.ts';
import { interview } from '@portal/contract/policies/policy-library.schemas.ts';
import type { PolicyField } from '@portal/domain/policies/policy-field.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { translatedContent } from '../../../system/content-words/translated-content.ts';
import { parsePolicyData, policyFileText } from './content-file.ts';
import { fieldFaults, withFieldWords } from './words/field-words.ts';
import { interviewWords } from './words/policy-words.schemas.ts';
import { idFaults } from './words/same-ids.ts';
import { refuseFaults, translatedWords } from './words/translated-words.ts';

const FILE = 'interview.yaml';

/** The questions that policies share, and what the law and the training program answer. */
export type Interview = {
  readonly topics: readonly { readonly id: string; readonly name: string }[];
  /** What the firm is asked once, by topic. */
  readonly asked: readonly { readonly topic: string; readonly field: PolicyField }[];
  /** What policies share and the interview does not ask: an answer in one of them holds for all. */
  readonly shared: readonly PolicyField[];
  /** Every field that policies may name. */
  readonly fields: readonly PolicyField[];
  /** What is said where a fact is not answered. */
  readonly unanswered: { readonly say: string; readonly instead: string };
};

/** Every policy shows when it is looked at again; the front matter sets the default. */
export const REVIEW_FIELD = 'reviewMonths';

/** In a language, with its suggestions. @throws {Error} naming everything wrong with the file */
export const readInterview = translatedContent('interview', (language): Interview => inLanguage(english(), language));

function english(): Interview {
  const { topics, fields, shared, training, places, unanswered } = parsePolicyData(
    FILE,
    policyFileText(FILE),
    interview,
  );
  const all = fields.map(({ topic, field }) => ({ topic, field: policyField.parse(field) }));
  const lost = all.filter(({ topic }) => !topics.some(({ id }) => id === topic)).map(({ topic }) => topic);
  if (lost.length > 0) throw new Error(`content/policies/interview.yaml: there is no topic ${lost.join(', ')}`);
  return {
    topics,
    asked: all.filter(({ field }) => field.id !== REVIEW_FIELD),
    shared,
    unanswered,
    fields: [...all.map(({ field }) => field), ...shared, ...training, ...places],
  };
}

function inLanguage(read: Interview, language: Language): Interview {
  const words = translatedWords(FILE, language, interviewWords);
  if (words === null) return read;
  const topics = read.topics.map(({ id }) => id);
  refuseFaults(FILE, language, [
    ...idFaults('topic', topics, Object.keys(words.topics)),
    ...fieldFaults(read.fields, words.fields),
  ]);
  const said = (field: PolicyField): PolicyField => {
    const own = words.fields[field.id];
    return own === undefined ? field : withFieldWords(field, own);
  };
  return {
    topics: read.topics.map((topic) => ({ ...topic, name: words.topics[topic.id] ?? topic.name })),
    asked: read.asked.map(({ topic, field }) => ({ topic, field: said(field) })),
    shared: read.shared.map(said),
    fields: read.fields.map(said),
    unanswered: words.unanswered ?? read.unanswered,
  };
}

/** The fields whose answer in one policy is the answer in all of them, in a language. */
export const sharedFields = (language: Language): readonly PolicyField[] => [
  ...readInterview(language).asked.map(({ field }) => field),
  ...readInterview(language).shared,
];

/** Their ids, which are the same in every language. */
export const sharedIds = (): readonly string[] => sharedFields('en').map(({ id }) => id);
