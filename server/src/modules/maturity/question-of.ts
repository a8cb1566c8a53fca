import type { MaturitySet, SetElement } from './maturity-set.ts';

/** What a colleague is shown of a question, in the language of the set that it is from. */
export function questionOf(element: SetElement, { view }: MaturitySet) {
  const { name, askColleague, help, answers, findOut, glossary } = element;
  return {
    elementName: name,
    question: askColleague,
    help,
    answers,
    findOut,
    glossary: view.glossary.filter(({ id }) => glossary.includes(id)),
  };
}
