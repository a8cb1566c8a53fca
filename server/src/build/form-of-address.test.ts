import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** Verbs that ask a reader for something, as "usted" is asked; begun with, they are no subjunctive. */
const ASKED_AS_USTED =
  'Abra|Acepte|Active|Actualice|Anote|Apruebe|Averigüe|Avise|Añada|Borre|Busque|Cambie|Cierre|Compare|Complete|Compruebe|Configure|Confirme|Conserve|Consulte|' +
  'Copie|Corrija|Cree|Cuente|Denuncie|Descargue|Desactive|Desconecte|Diga|Elija|Elimine|Envíe|Escriba|Espere|Exporte|Guarde|Importe una?|Imprima|Indique|Inicie|' +
  'Instale|Introduzca|Inténtelo|Lea|Llame|Mire|Pida|Ponga|Pregunte|Proteja|Pulse|Quite|Recuerde|Rellene|Repita|Responda|Restaure|Revise|Seleccione|Siga|Suba|Utilice|Verifique|Vuelva';

/** What does not say "tú" to the one who reads (docs/WORDS.md). */
const NOT_TU: readonly RegExp[] = [
  /\b[Uu]sted(?:es)?\b/,
  new RegExp(`(?:^|[.:;!?] )(?:No )?(?:${ASKED_AS_USTED}) `, 'm'),
  /; vuelva /,
  /\b(?:habéis|podéis|tenéis|queréis|debéis|estáis|sabéis|vuestr[oa]s?|vosotr[oa]s)\b/i,
];
/** What does not say "Sie" to the one who reads. */
const NOT_SIE: readonly RegExp[] = [/\b(?:du|dich|dein(?:e[mnrs]?)?|euer|eure[mnrs]?)\b/i];

/** Between quotation marks or asterisks somebody speaks to somebody else. */
const withoutSpeech = (text: string) => text.replace(/[“„«][^”“»]*[”“»]|\*[^*]+\*/g, '""');

function textsIn(language: string): readonly { readonly place: string; readonly text: string }[] {
  const ofTexts = globSync(`content/${language}/{texts,content}/*.po`, { cwd: ROOT }).flatMap((file) =>
    PO.parse(readFileSync(join(ROOT, file), 'utf8')).items.flatMap(({ msgctxt, msgstr }) =>
      msgstr.map((text) => ({ place: `${msgctxt}`, text })),
    ),
  );
  const ofFiles = globSync(`content/${language}/{training,legal}/**/*.{md,yaml,html}`, { cwd: ROOT }).flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .map((text, index) => ({
        place: `${file}:${index + 1}`,
        text: text.replace(/^\s*(?:[-*]|\d+\.)? ?(?:\w+: )?"?/, ''),
      })),
  );
  return [...ofTexts, ...ofFiles];
}

describe.each([
  ['es', NOT_TU],
  ['de', NOT_SIE],
] as const)('who reads %s', (language, patterns) => {
  const texts = textsIn(language);

  test('has many texts', () => expect(texts.length).toBeGreaterThan(10_000));

  test.each(patterns)('is addressed in one way: not %s', (pattern) => {
    const found = texts.filter(({ text }) => pattern.test(withoutSpeech(text)));
    expect(found.map(({ place, text }) => `${place}: ${text.trim().slice(0, 160)}`)).toEqual([]);
  });
});
