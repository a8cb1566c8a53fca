import type { Phrase } from '@portal/domain/texts/texts.ts';
import { type Translation, translationsOf } from '@portal/domain/texts/translations.ts';
import PO from 'pofile';

/** What a file in gettext's format has. */
export const readTranslations = (file: string): ReadonlyMap<string, Translation> =>
  translationsOf(PO.parse(file).items);

/**
 * A file for translators: every text with its id as the context. What was translated before stays; where the English has changed since,
 * it is marked as doubtful, with the English that it was made from.
 * @param before the file as it is; left out for a language that is begun
 */
export function translationFile(language: string, phrases: readonly Phrase[], before?: string): string {
  const old = new Map((before === undefined ? [] : PO.parse(before).items).map((item) => [item.msgctxt, item]));
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
    const known = old.get(id);
    item.msgstr = [known?.msgstr[0] ?? ''];
    item.comments = known?.comments ?? [];
    item.flags = { 'icu-message-format': /[{<']/.test(text), fuzzy: known?.flags.fuzzy === true };
    if (known !== undefined && known.msgid !== text && item.msgstr[0] !== '') {
      item.flags.fuzzy = true;
      item.extractedComments = [`Was: ${known.msgid}`];
    } else if (item.flags.fuzzy) item.extractedComments = known?.extractedComments ?? [];
    file.items.push(item);
  }
  return `${file.toString().trimEnd()}\n`;
}
