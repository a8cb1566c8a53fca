import { existsSync, globSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@portal/domain/texts/languages.ts';
import { parse as parseYaml } from 'yaml';
import type { z } from 'zod';
import { shippedContent } from '../../system/shipped-content.ts';
import { type MaturitySet, MaturitySetError, readShippedSet, type SetElement } from './maturity-set.ts';
import { questionFile, translatedGlossary } from './set-files.schemas.ts';

type Question = z.output<typeof questionFile>;
type Term = z.output<typeof translatedGlossary>[number];
type Translated = { readonly questions: ReadonlyMap<string, Question>; readonly terms: ReadonlyMap<string, Term> };

/** What a colleague is shown of the questions, as far as it is translated, by language. */
export const readTranslatedQuestions = shippedContent(
  'translated-questions',
  (): ReadonlyMap<Language, Translated> =>
    new Map(
      LANGUAGES.filter((language) => language !== 'en').map((language) => [
        language,
        readTranslations(
          new URL(`${language}/maturity/`, import.meta.resolve('@portal/content/package.json')),
          readShippedSet(),
        ),
      ]),
    ),
);

/**
 * What a folder has of the questions in another language.
 * @throws {MaturitySetError} for the first question that is not the English one in other words
 */
export function readTranslations(folder: URL, set: MaturitySet): Translated {
  const names = existsSync(folder) ? globSync('elements/*.yaml', { cwd: folder }).toSorted() : [];
  const questions = names.map((name) => {
    const question = readYaml(folder, name, questionFile);
    const faults = faultsOf(set.byPath.get(question.id), question);
    if (faults.length > 0) throw new MaturitySetError(folder.pathname + name, faults);
    return question;
  });
  const terms = existsSync(new URL('glossary.yaml', folder))
    ? readYaml(folder, 'glossary.yaml', translatedGlossary)
    : [];
  return {
    questions: new Map(questions.map((question) => [question.id, question])),
    terms: new Map(terms.map((term) => [term.id, term])),
  };
}

function readYaml<Schema extends z.ZodType>(folder: URL, name: string, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(parseYaml(readFileSync(new URL(name, folder), 'utf8')));
  if (parsed.success) return parsed.data;
  throw new MaturitySetError(
    folder.pathname + name,
    parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  );
}

function faultsOf(original: SetElement | undefined, { version, findOut }: Question): readonly string[] {
  if (original === undefined) return ['id: there is no English question of this id'];
  return [
    ...(version === original.version ? [] : [`version: is ${version}, the English question has ${original.version}`]),
    ...(findOut.minutes === original.findOut.minutes ? [] : ['findOut.minutes: is not that of the English question']),
  ];
}

/** What a colleague is shown of a question, in their language as far as it is translated. */
export function questionInLanguage(element: SetElement, glossary: readonly Term[], language: Language) {
  const translated = language === 'en' ? undefined : readTranslatedQuestions().get(language);
  const { name, askColleague, help, answers, findOut } = translated?.questions.get(element.elementPath) ?? element;
  const terms = glossary.filter(({ id }) => element.glossary.includes(id));
  return {
    elementName: name,
    question: askColleague,
    help,
    answers,
    findOut,
    glossary: terms.map((term) => translated?.terms.get(term.id) ?? term),
  };
}
