import type { CallOutput } from '../../../api/calls.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { customersInWords, peopleInWords } from './letter-outcome.ts';

export type Preview = CallOutput<'previewLetter'>['data'];

type LetterPreviewProps = { readonly preview: Preview; readonly onBrand: (brandId: string) => void };

/** Whom a letter goes to, and how its email looks under one of their brands. */
export function LetterPreview({ preview, onBrand }: LetterPreviewProps) {
  const { customers, people, leftOut, brands, brandId } = preview;
  return (
    <>
      <p>
        This goes to <strong>{peopleInWords(people)}</strong> at <strong>{customersInWords(customers)}</strong>
        {brands.length > 1 && ', each under their own brand'}.
        {leftOut > 0 &&
          ` ${customersInWords(leftOut)} of those you chose ${leftOut === 1 ? 'gets' : 'get'} none: suspended, being deleted, not set up yet, or without people.`}
      </p>
      {brands.length > 1 && (
        <Select
          label="See it under the brand"
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
    <figure aria-label="The email" className="rounded-box border border-line bg-sunken p-3 tablet:p-5">
      <figcaption className="mb-3 text-ink-soft text-sm wrap-anywhere">
        Subject: {mail.subject}
        <br />
        Replies go to {replyTo}
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
          You received this message because {mail.reason}
        </p>
      </div>
    </figure>
  );
}
