import { Banner } from '../../../ui/states/banner.tsx';
import type { RatingData } from '../ratings-types.ts';
import { useRatingTexts } from '../use-rating-texts.ts';

const MAX_SHOWN = 5;

/** What stands open and holds the rating down, by name and place; nothing where nothing does. */
export function HeldDown({ ceiling }: { readonly ceiling: RatingData['ceiling'] }) {
  const texts = useRatingTexts();
  if (ceiling === null) return null;
  const { doors, rating } = ceiling;
  return (
    <Banner
      kind="danger"
      title={
        doors.length === 1
          ? `One open door caps your rating at ${rating}.`
          : `${doors.length} open doors cap your rating at ${rating}.`
      }
    >
      <ul className="wrap-anywhere list-disc ps-5">
        {doors.slice(0, MAX_SHOWN).map(({ kind, asset }) => (
          <li key={`${kind} ${asset}`}>
            {texts.data?.data.kinds[kind]?.title ?? 'Open to everyone'}: {asset}
          </li>
        ))}
        {doors.length > MAX_SHOWN && <li>and {doors.length - MAX_SHOWN} more</li>}
      </ul>
    </Banner>
  );
}
