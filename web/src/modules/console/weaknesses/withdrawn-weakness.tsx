import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type Weakness, weaknessFormOf } from './weakness-form.ts';
import { WeaknessView } from './weakness-view.tsx';
import { withdrawnWeakness as texts } from './weaknesses.texts.ts';

/** A weakness that was taken back: it can be read here, and nowhere else. */
export function WithdrawnWeakness({ weakness }: { readonly weakness: Weakness }) {
  const { formatDate } = useFormatDate();
  const { withdrawnAt, companyName } = weakness;
  return (
    <>
      <PageHeading
        before={
          <TextLink isStandalone href="/console/weaknesses">
            {say(texts.allWeaknesses)}
          </TextLink>
        }
        title={weakness.title}
        description={companyName}
      />
      <div className="flex flex-col gap-5">
        <Banner
          title={
            withdrawnAt === null
              ? say(texts.thisWasWithdrawn)
              : say(texts.thisWasWithdrawnOn, { withdrawnAt: formatDate(withdrawnAt) })
          }
        >
          {say(texts.companyNameDoesNotSee, { companyName })}
        </Banner>
        <WeaknessView form={weaknessFormOf(weakness, '')} status={weakness.status} files={weakness.files} />
      </div>
    </>
  );
}
