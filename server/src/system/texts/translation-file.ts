import type { Phrase } from '@portal/domain/texts/texts.ts';
import { type Translation, translationsOf } from '@portal/domain/texts/translations.ts';
import PO from 'pofile';

type Item = InstanceType<typeof PO.Item>;

/** What a file in gettext's format has. */
export const readTranslations = (file: string): ReadonlyMap<string, Translation> =>
  translationsOf(PO.parse(file).items);

/**
 * A file for translators: every text with its id as the context. What was translated before stays, under another id too where the English
 * is the same; where the English has changed since, it is marked as doubtful, with the English that it was made from.
 * @param before the file as it is; left out for a language that is begun
 * @param isIcu whether the texts are ICU messages; words of the content are not
 */
export function translationFile(
  language: string,
  phrases: readonly Phrase[],
  before?: string,
  { isIcu = true }: { isIcu?: boolean } = {},
): string {
  const items = before === undefined ? [] : PO.parse(before).items;
  const old = new Map(items.map((item) => [item.msgctxt, item]));
  const byEnglish = new Map(items.map((item) => [item.msgid, item]));
  const file = new PO();
  file.headers = {
    Language: language,
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'MIME-Version': '1.0',
  };
  for (const { id, text } of phrases) {
    const item = new PO.Item();
    item.msgctxt = id;
    item.msgid = text;
    const known = knownOf(old.get(id), byEnglish.get(text));
    item.msgstr = [known?.msgstr[0] ?? ''];
    item.comments = known?.comments ?? [];
    item.flags = { 'icu-message-format': isIcu && /[{<']/.test(text), fuzzy: known?.flags.fuzzy === true };
    if (known !== undefined && known.msgid !== text && item.msgstr[0] !== '') {
      item.flags.fuzzy = true;
      // A comment of several lines needs its mark on each: without, the next line is read as a part of the file.
      item.extractedComments = `Was: ${known.msgid}`.split(/\r?\n/);
    } else if (item.flags.fuzzy) item.extractedComments = known?.extractedComments ?? [];
    file.items.push(item);
  }
  return `${file.toString().trimEnd()}\n`;
}

/** What was known of a text, or of the same English elsewhere: steps change places, and their ids with them. */
const knownOf = (here: Item | undefined, elsewhere: Item | undefined) =>
  elsewhere !== undefined && (here === undefined || here.msgid !== elsewhere.msgid) && elsewhere.msgstr[0] !== ''
    ? elsewhere
    : here;
