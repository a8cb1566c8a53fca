import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { RatingData } from '../ratings-types.ts';
import { reportedWeaknesses as texts } from './overview.texts.ts';

/** What experts reported and this look need not see, such as the line of an office; nothing where nothing is open. */
export function ReportedWeaknesses({ reported }: { readonly reported: RatingData['reported'] }) {
  const { locale } = useBrand();
  if (reported.length === 0) return null;
  return (
    <Banner kind="warning" title={say(texts.reported, { count: reported.length })}>
      <p>{say(texts.theRatingCoversOnly)}</p>
      <ul className="wrap-anywhere mt-1 list-disc ps-5">
        {reported.map(({ title, reportedOn, href }) => (
          <li key={href}>
            {say.parts(texts.weaknessOn, {
              title,
              day: formatDay(reportedOn, locale),
              link: (words) => (
                <TextLink key="link" href={href}>
                  {words}
                </TextLink>
              ),
            })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
