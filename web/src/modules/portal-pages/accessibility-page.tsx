import { useBrand } from '../../portal/brand/use-brand.ts';
import { openSupportDialog } from '../../portal/support/support-dialog.ts';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ACCESSIBILITY_PARTS } from './accessibility-parts.ts';
import { accessibilityPage as texts } from './portal-pages.texts.ts';

/** How accessible the portal is, and how anybody knows: /accessibility, in the order of the W3C's model statement. */
export default function AccessibilityPage() {
  usePageTitle(say(texts.accessibility));
  const { brandNameLong } = useBrand();
  return (
    <article className="mx-auto w-full max-w-3xl py-4">
      <PageHeading
        title={say(texts.accessibility)}
        description={say(texts.brandNameLongWantsEveryoneIn, { brandNameLong })}
      />
      <div className="flex flex-col gap-8">
        {ACCESSIBILITY_PARTS.map(({ title, intro, points }) => (
          <section key={say(title)}>
            <h2 className="mb-2 font-semibold text-xl tracking-tight">{say(title)}</h2>
            <p>{say(intro)}</p>
            {points.length > 0 && (
              <ul className="mt-3 list-disc space-y-2 ps-5">
                {points.map((point) => (
                  <li key={say(point)}>{say(point)}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <section>
          <h2 className="mb-2 font-semibold text-xl tracking-tight">{say(texts.tellUsWhatGets)}</h2>
          <p>
            {say.parts(texts.contactSupportAndSay, {
              link: (words) => (
                <TextLink key="link" onPress={openSupportDialog}>
                  {words}
                </TextLink>
              ),
            })}
          </p>
        </section>
        <p className="text-ink-soft text-sm">{say(texts.thisStatementIsDated)}</p>
      </div>
    </article>
  );
}
