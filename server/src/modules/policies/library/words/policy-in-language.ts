import type { policyFrontMatter } from '@portal/contract/policies/policy-library.schemas.ts';
import { CLAUSE_ID } from '@portal/domain/policies/frameworks.ts';
import { POLICY_LANGUAGES } from '@portal/domain/policies/language/policy-language.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { z } from 'zod';
import { fieldFaults, withFieldWords } from './field-words.ts';
import type { PolicyWords } from './policy-words.schemas.ts';
import { idFaults, samePlaces } from './same-ids.ts';

type Head = z.output<typeof policyFrontMatter>;
type Text<About> = { readonly head: About; readonly body: string };

/** The head of a policy in another language's words. */
export function withPolicyWords(head: Head, { name, purpose, audience, ...words }: PolicyWords): Head {
  return {
    ...head,
    name,
    purpose,
    audience,
    fields: head.fields.map((field) => {
      const said = words.fields[field.id];
      return said === undefined ? field : withFieldWords(field, said);
    }),
    roles: head.roles.map((role, at) => ({ ...role, does: words.roles[at] ?? role.does })),
    clauses: head.clauses.map((clause) => ({ ...clause, ...words.clauses[clause.id] })),
    questions: head.questions.map((question, at) => ({ ...question, ...words.questions[at] })),
    ...(words.lawyer === undefined ? {} : { lawyer: words.lawyer }),
  };
}

/** Everything that makes a policy in another language not the English one in other words; empty when all is well. */
export function differencesOf(english: Text<Head>, translated: Text<PolicyWords>, language: Language): string[] {
  const { head } = english;
  const words = translated.head;
  return [
    ...fieldFaults(head.fields, words.fields),
    ...(head.roles.length === words.roles.length ? [] : [`there are ${words.roles.length} roles`]),
    ...idFaults(
      'clause',
      head.clauses.map(({ id }) => id),
      Object.keys(words.clauses),
    ),
    ...head.clauses.flatMap(({ id, every, record }) => {
      const said = words.clauses[id];
      const isSame = said === undefined || (samePlaces(every, said.every) && samePlaces(record, said.record));
      return isSame ? [] : [`${id}: other fields in every or record`];
    }),
    ...(head.questions.map(({ options }) => options.length).join() ===
    words.questions.map(({ options }) => options.length).join()
      ? []
      : ['other questions or options']),
    ...(head.lawyer === undefined && words.lawyer !== undefined ? ['the English has nothing for a lawyer'] : []),
    ...bodyFaults(english.body, translated.body, language),
  ];
}

function bodyFaults(english: string, translated: string, language: Language): string[] {
  const { everyone, exceptions } = POLICY_LANGUAGES[language];
  const [was, is] = [sectionsOf(english), sectionsOf(translated)];
  const missing = [everyone, exceptions].filter((heading) => !translated.includes(`## ${heading}\n`));
  return [
    ...missing.map((heading) => `there is no heading “${heading}”`),
    ...(was.length === is.length ? [] : [`there are ${is.length} headings instead of ${was.length}`]),
    ...was.flatMap((section, at) => {
      const other = is[at];
      if (other === undefined) return [];
      if (section.mark !== other.mark) return [`“${other.heading}” is where the English has “${section.heading}”`];
      return samePlaces(section.text, other.text) ? [] : [`“${other.heading}”: other fields or conditions`];
    }),
  ];
}

const HEADING = new RegExp(`^(#{2,3})(?: (${CLAUSE_ID}))? .*$`);

/** The parts below each heading, with its level and the number of its clause. */
const sectionsOf = (body: string) =>
  body.split(/^(?=#{2,3} )/m).map((text) => {
    const [heading = ''] = text.split('\n');
    const [, level = '', clause = ''] = HEADING.exec(heading) ?? [];
    return { mark: `${level} ${clause}`, heading, text };
  });
