import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { letterPreview as texts } from './letters.texts.ts';

export type Preview = CallOutput<'previewLetter'>['data'];

type LetterPreviewProps = { readonly preview: Preview; readonly onBrand: (brandId: string) => void };

/** Whom a letter goes to, and how its email looks under one of their brands. */
export function LetterPreview({ preview, onBrand }: LetterPreviewProps) {
  const { customers, people, leftOut, brands, brandId } = preview;
  return (
    <>
      <p>
        {say.parts(brands.length > 1 ? texts.goesToBrands : texts.goesTo, {
          people,
          customers,
          strong: (words) => <strong key={String(words)}>{words}</strong>,
        })}
        {leftOut > 0 && ` ${say(texts.getNone, { count: leftOut })}`}
      </p>
      {brands.length > 1 && (
        <Select
          label={say(texts.seeItUnderThe)}
          options={brands.map((brand) => ({
            id: brand.brandId,
            label: say(texts.brandCustomers, { brand: brand.name, count: brand.customers }),
          }))}
          value={brandId}
          onChange={onBrand}
        />
      )}
      <MailSheet preview={preview} />
    </>
  );
}

/** The email as its reader sees it, in the colors of the page. */
function MailSheet({ preview: { mail, accentColour, replyTo, brands, brandId } }: { readonly preview: Preview }) {
  const name = brands.find((brand) => brand.brandId === brandId)?.name;
  return (
    <figure aria-label={say(texts.theEmail)} className="rounded-box border border-line bg-sunken p-3 tablet:p-5">
      <figcaption className="mb-3 text-ink-soft text-sm wrap-anywhere">
        {say(texts.subjectSubject, { subject: mail.subject })}
        <br />
        {say(texts.repliesGoToReplyTo, { replyTo })}
      </figcaption>
      <div
        style={{ borderTopColor: accentColour }}
        className="flex flex-col gap-3 rounded-box border-t-4 bg-surface p-5 wrap-anywhere"
      >
        <p className="font-bold text-lg">{name}</p>
        <p className="font-bold text-xl">{mail.heading}</p>
        {mail.paragraphs.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name, and may be alike
          <p key={at}>{paragraph}</p>
        ))}
        {mail.notes.map((note) => (
          <p key={note} className="text-ink-soft text-sm">
            {note}
          </p>
        ))}
        <p className="border-line border-t pt-3 text-ink-soft text-sm">
          {say(texts.youReceivedThisMessage, { reason: mail.reason })}
        </p>
      </div>
    </figure>
  );
}
