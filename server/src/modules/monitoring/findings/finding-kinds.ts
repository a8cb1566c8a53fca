import type { Remediator } from '@portal/domain/monitoring/check.ts';
import { LANGUAGES, type Language } from '@portal/domain/texts/languages.ts';
import { readCheckCatalogue } from '../../../documents/check-catalogue.ts';

/** The name under which the database compares a check's case: "P05 hsts-missing". */
type FindingKind = string;

const everyKind = (language: Language) =>
  [...readCheckCatalogue(language).values()].flatMap((check) =>
    Object.entries(check.cases).map(([variant, texts]) => ({ kind: `${check.id} ${variant}`, check, texts })),
  );

/** The cases that somebody like this can usually settle. */
export function kindsFor(who: Remediator): FindingKind[] {
  return everyKind('en')
    .filter(({ texts }) => texts.who === who)
    .map(({ kind }) => kind);
}

/** The cases whose title, term or check contains what was typed, in whatever language and case. */
export function kindsContaining(typed: string): FindingKind[] {
  const wanted = typed.toLowerCase();
  const found = LANGUAGES.flatMap(everyKind)
    .filter(({ kind, check, texts }) =>
      [kind, check.name, texts.title, texts.term].some((text) => text.toLowerCase().includes(wanted)),
    )
    .map(({ kind }) => kind);
  return [...new Set(found)];
}
