import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { customersInWords, peopleInWords } from './letter-outcome.ts';
import { letterPreview as texts } from './letters.texts.ts';

export type Preview = CallOutput<'previewLetter'>['data'];

type LetterPreviewProps = { readonly preview: Preview; readonly onBrand: (brandId: string) => void };

/** Whom a letter goes to, and how its email looks under one of their brands. */
export function LetterPreview({ preview, onBrand }: LetterPreviewProps) {
  const { customers, people, leftOut, brands, brandId } = preview;
  return (
    <>
      <p>
        {say.parts(texts.thisGoesToPeopleInWords, {
          peopleInWords: peopleInWords(people),
          customersInWords: customersInWords(customers),
          strong: (words) => <strong key="strong">{words}</strong>,
          strong2: (words) => <strong key="strong2">{words}</strong>,
        })}
        {brands.length > 1 && say(texts.eachUnderTheirOwn)}.
        {leftOut > 0 &&
          ` ${customersInWords(leftOut)} of those you chose ${leftOut === 1 ? 'gets' : 'get'} none: suspended, being deleted, not set up yet, or without people.`}
      </p>
      {brands.length > 1 && (
        <Select
          label={say(texts.seeItUnderThe)}
          options={brands.map((brand) => ({
            id: brand.brandId,
            label: `${brand.name}, ${customersInWords(brand.customers)}`,
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
