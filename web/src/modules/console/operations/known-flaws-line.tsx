import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import { knownFlawsLine as texts } from './operations.texts.ts';

const DAY_MS = 24 * 60 * 60_000;
/** By then much of what attackers use is newer. */
const OLD_AFTER_DAYS = 90;

/** Tells an owner which list of known flaws scans go by, and how old it is. */
export function KnownFlawsLine() {
  const { data } = useCallQuery('readPortalVersion', {});
  const { formatDate } = useFormatDate();
  const list = data?.data.knownFlaws;
  if (!list) return null;
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(list.madeAt)) / DAY_MS));
  const isOld = days > OLD_AFTER_DAYS;
  const told = say(list.isLoaded ? texts.loaded : texts.cameAlong, {
    flaws: list.flaws,
    products: list.products,
    date: formatDate(list.madeAt),
    days,
  });
  return (
    <div className="mt-6">
      <Banner kind={isOld ? 'warning' : 'info'}>{isOld ? `${told} ${say(texts.old)}` : told}</Banner>
    </div>
  );
}
