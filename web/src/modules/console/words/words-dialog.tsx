import { callApi } from '../../../api/call-api.ts';
import { langOf } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useConflict } from '../use-conflict.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { dialog as texts } from './words.texts.ts';
import { WordsPreview } from './words-preview.tsx';
import type { WordsOf, WordsText } from './words-types.ts';

/** Name under which the form is kept when a session ends in its midst. */
export const WORDS_FORM = 'own-words';

type WordsDialogProps = { readonly text: WordsText; readonly of: WordsOf; readonly onClose: () => void };

/** Says a text in the provider's own words, with the original beside and what it will read like. */
export function WordsDialog({ text, of, onClose }: WordsDialogProps) {
  const { textId, original, english, own } = text;
  const begun = { words: own?.words ?? original };
  const { errors, save } = useSave('listBrandWords', 'listWaiting');
  const { fields, change } = useKeptFields(WORDS_FORM, text, () => begun);
  const conflict = useConflict<WordsText>({
    kind: 'text',
    listed: text,
    findNewer: async () =>
      (await callApi('listBrandWords', { ...of, search: textId })).data.texts.find((other) => other.textId === textId),
    onTakeOver: (newer) => change({ words: newer.own?.words ?? newer.original }),
  });
  const hasChanges = fields.words !== begun.words;
  // The same words once more say that they still fit an original that has changed.
  const isKept = !hasChanges && own?.before != null;
  const names = [...text.values.map((name) => `{${name}}`), ...text.tags.map((name) => `<${name}>…</${name}>`)];
  return (
    <FormDialog
      title={say(texts.title)}
      size="large"
      submitLabel={say(isKept ? texts.keep : texts.save)}
      isReady={fields.words.trim() !== '' && (hasChanges || isKept) && !conflict.isOpen}
      hasChanges={hasChanges}
      onSubmit={() =>
        save(
          () => callApi('saveBrandWords', { ...of, textId, words: fields.words, version: conflict.version }),
          say(texts.saved),
          conflict.tell,
        )
      }
      onClose={onClose}
    >
      {conflict.banner}
      <dl className="flex flex-col gap-3">
        <Words label={say(texts.original)} lang={langOf(of.language)} text={original} />
        {original !== english && <Words label={say(texts.english)} lang={langOf('en')} text={english} />}
        {own?.before != null && <Words label={say(texts.before)} lang={langOf(of.language)} text={own.before} />}
      </dl>
      <TextArea
        label={say(texts.words)}
        description={
          names.length === 0
            ? undefined
            : say(texts.keepNames, {
                names: new Intl.ListFormat(say.locale, { type: 'unit', style: 'short' }).format(names),
              })
        }
        value={fields.words}
        onChange={(words) => change({ words })}
        maxLength={3000}
        errorMessage={errors.words}
      />
      <WordsPreview words={fields.words} of={of} />
    </FormDialog>
  );
}

type WordsProps = { readonly label: string; readonly lang: string | undefined; readonly text: string };

function Words({ label, lang, text }: WordsProps) {
  return (
    <div>
      <dt className="font-medium text-sm">{label}</dt>
      <dd lang={lang} className="whitespace-pre-line text-ink-soft wrap-anywhere">
        {text}
      </dd>
    </div>
  );
}
