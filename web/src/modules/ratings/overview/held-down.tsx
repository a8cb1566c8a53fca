import { say } from '../../../portal/texts/say.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import type { RatingData } from '../ratings-types.ts';
import { useRatingTexts } from '../use-rating-texts.ts';
import { heldDown as words } from './overview.texts.ts';

const MAX_SHOWN = 5;

/** What stands open and holds the rating down, by name and place; nothing where nothing does. */
export function HeldDown({ ceiling }: { readonly ceiling: RatingData['ceiling'] }) {
  const texts = useRatingTexts();
  if (ceiling === null) return null;
  const { doors, rating } = ceiling;
  return (
    <Banner kind="danger" title={say(words.capsRating, { count: doors.length, rating })}>
      <ul className="wrap-anywhere list-disc ps-5">
        {doors.slice(0, MAX_SHOWN).map(({ kind, asset }) => (
          <li key={`${kind} ${asset}`}>
            {say(words.doorAt, {
              door: texts.data?.data.kinds[kind]?.title ?? say(words.openToEveryone),
              host: asset,
            })}
          </li>
        ))}
        {doors.length > MAX_SHOWN && <li>{say(words.andCountMore, { count: doors.length - MAX_SHOWN })}</li>}
      </ul>
    </Banner>
  );
}
