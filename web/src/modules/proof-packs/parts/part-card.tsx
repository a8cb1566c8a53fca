import { partNames } from '@portal/domain/proof-packs/proof-packs.texts.ts';
import { type ChosenParts, PROOF_DETAILS, type ProofPart } from '@portal/domain/proof-packs/proof-parts.ts';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Preview } from '../proof-types.ts';
import { PartPreview } from './part-preview.tsx';
import { DISCLOSES, EMPTY, moreOf } from './part-words.ts';
import { partCard as texts } from './parts.texts.ts';

type PartCardProps = {
  readonly part: ProofPart;
  readonly isEmpty: boolean;
  readonly preview: Preview;
  readonly parts: ChosenParts;
  readonly onChange: (parts: ChosenParts) => void;
};

/** One part of a pack: whether it is told, how much of it, and what that is. */
export function PartCard({ part, isEmpty, preview, parts, onChange }: PartCardProps) {
  const [least, most] = [PROOF_DETAILS[part][0], PROOF_DETAILS[part].at(-1)];
  const chosen = parts[part];
  const name = say(partNames[part]);
  const more = moreOf(part, preview);
  const choose = (detail: string | undefined | null) => onChange({ ...parts, [part]: detail ?? null });
  if (isEmpty) {
    const { text, href, label } = EMPTY[part];
    return (
      <div className="rounded-box border border-line border-dashed px-4 py-3">
        <Checkbox isDisabled isSelected={false} description={say(text)}>
          <span className="font-medium">{name}</span>
        </Checkbox>
        <p className="mt-1 ps-8 text-sm">
          <TextLink href={href}>{say(label)}</TextLink>
        </p>
      </div>
    );
  }
  return (
    <div
      className={`rounded-box border px-4 py-3 ${chosen === null ? 'border-line' : 'border-accent-line bg-accent-softer'}`}
    >
      <Checkbox
        isSelected={chosen !== null}
        onChange={(isSelected) => choose(isSelected ? least : null)}
        description={DISCLOSES[part](preview)}
      >
        <span className="font-medium">{name}</span>
      </Checkbox>
      {more !== null && chosen !== null && (
        <div className="mt-3 ps-8">
          <Checkbox
            isSelected={chosen === most}
            onChange={(isSelected) => choose(isSelected ? most : least)}
            description={more.description}
          >
            {more.label}
          </Checkbox>
        </div>
      )}
      <details className="mt-2 ps-8 text-sm">
        <summary className="min-h-8 cursor-pointer content-center text-accent-ink">
          {say.parts(texts.showWhatItSays, {
            part: name,
            about: (words) => (
              <span key="about" className="sr-only">
                {words}
              </span>
            ),
          })}
        </summary>
        <PartPreview part={part} facts={preview.facts} />
      </details>
    </div>
  );
}
