import { say } from '../../portal/texts/say.ts';
import { Banner } from '../../ui/states/banner.tsx';
import { changedElsewhere as texts } from './settings.texts.ts';

export type ChangedField = { readonly label: string; readonly stored: string; readonly typed: string };

type ChangedElsewhereProps = {
  /** The fields of the form; those in which the two differ are shown. */
  readonly fields: readonly ChangedField[];
  /** How to take theirs. */
  readonly takeTheirs: string;
};

/** Says that somebody else was faster, what is stored now, and what to do: nothing is overwritten unseen. */
export function ChangedElsewhere({ fields, takeTheirs }: ChangedElsewhereProps) {
  const theirs = fields.filter(({ stored, typed }) => stored !== typed);
  return (
    <Banner kind="warning" isAlert title={say(texts.title)}>
      <p>{say(texts.whatYouTypedIs, { takeTheirs })}</p>
      <ul className="mt-1">
        {theirs.map(({ label, stored }) => (
          <li key={label} className="break-words">
            {label}: <strong>{stored === '' ? say(texts.empty) : stored}</strong>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
