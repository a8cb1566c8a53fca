import type { listBrandWords as contract } from '@portal/contract/console/brand-words.calls.ts';
import { withoutMarks } from '@portal/domain/portal/without-marks.ts';
import { compileText } from '@portal/domain/texts/compile-text.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { faultOfWords, namesInMessage } from '@portal/domain/texts/own-words.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { translationOf } from '@portal/domain/texts/translations.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { readTextCatalogue } from '../../../system/texts/text-catalogue.ts';
import { readAllTranslations, translated } from '../../../system/texts/translations.ts';
import { type BrandWordsRow, listBrandWords as listRows } from '../../brands/public.ts';
import { coverage } from '../console.texts.ts';
import type { ConsoleServices } from '../console-services.ts';
import { PAGE_SIZE } from '../page-of-list.ts';
import { requireBrand } from './require-brand.ts';

type Text = {
  readonly textId: string;
  readonly english: string;
  readonly original: string;
  readonly row: BrandWordsRow | undefined;
};

/** The portal's texts in a language, with a brand's own words in place of them. */
export async function listBrandWords(
  services: ConsoleServices,
  { brand, language: ownLanguage }: CallerOf<typeof contract>,
  { brandId, language, shown, part, page, search }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const rows = await services.database.asSystem(async (tx) => {
    await requireBrand(tx, services, brandId);
    return listRows(tx, { brandId, language });
  });
  const all = textsIn(language, new Map(rows.map((row) => [row.textId, row])));
  const own = all.filter(({ row }) => row !== undefined);
  const changed = own.filter(hasChanged);
  const found = { all, own, changed }[shown].filter(isFoundBy(part, withoutMarks(search)));
  return {
    success: true,
    data: {
      total: found.length,
      pageSize: PAGE_SIZE,
      counts: { all: all.length, own: own.length, changed: changed.length },
      missing: missingIn(language, services, sayFor(brand, ownLanguage)),
      parts: [...new Set(all.map(({ textId }) => partOf(textId)))].toSorted(),
      texts: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(toView),
    },
  };
}

function missingIn(language: Language, { coverage: parts }: ConsoleServices, say: Say) {
  const catalogue = readTextCatalogue();
  const translations = readAllTranslations().get(language);
  const isThere = ([id, text]: readonly [string, string]) => translationOf({ id, text }, translations) !== undefined;
  const ofTexts = { total: catalogue.size, translated: [...catalogue].filter(isThere).length };
  return [
    { name: say(coverage.texts), ...(language === 'en' ? { ...ofTexts, translated: ofTexts.total } : ofTexts) },
    ...parts.map(({ name, count }) => ({ name: name(say), ...count(language) })),
  ].filter(({ total, translated: there }) => there < total);
}

const partOf = (textId: string) => textId.split('.')[0] ?? '';

const textsIn = (language: Language, rows: ReadonlyMap<string, BrandWordsRow>): readonly Text[] =>
  [...readTextCatalogue()]
    .map(([textId, english]) => ({
      textId,
      english,
      original: translated({ id: textId, text: english }, language),
      row: rows.get(textId),
    }))
    .toSorted((one, other) => (one.textId < other.textId ? -1 : 1));

const hasChanged = ({ row, original }: Text) => row !== undefined && row.original !== original;

const isFoundBy =
  (part: string, search: string) =>
  ({ textId, english, original, row }: Text) =>
    (part === '' || partOf(textId) === part) &&
    (search === '' ||
      [textId, english, original, row?.words ?? ''].some((text) => withoutMarks(text).includes(search)));

function toView(text: Text) {
  const { textId, english, original, row } = text;
  const names = namesInMessage(compileText(textId, original));
  return {
    textId,
    english,
    original,
    own:
      row === undefined
        ? null
        : {
            words: row.words,
            before: hasChanged(text) ? row.original : null,
            isShown: faultOfWords(original, row.words) === null,
          },
    version: row?.version ?? 0,
    values: [...names.values],
    tags: [...names.tags],
  };
}
