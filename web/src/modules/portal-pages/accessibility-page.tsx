import { useBrand } from '../../portal/brand/use-brand.ts';
import { openSupportDialog } from '../../portal/support/support-dialog.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ACCESSIBILITY_PARTS } from './accessibility-parts.ts';

/** How accessible the portal is, and how anybody knows: /accessibility, in the order of the W3C's model statement. */
export default function AccessibilityPage() {
  usePageTitle('Accessibility');
  const { brandNameLong } = useBrand();
  return (
    <article className="mx-auto w-full max-w-3xl py-4">
      <PageHeading
        title="Accessibility"
        description={`${brandNameLong} wants everyone in a company to be able to use this portal: with a keyboard, with a screen reader, enlarged, in dark mode, or on a phone.`}
      />
      <div className="flex flex-col gap-8">
        {ACCESSIBILITY_PARTS.map(({ title, intro, points }) => (
          <section key={title}>
            <h2 className="mb-2 font-semibold text-xl tracking-tight">{title}</h2>
            <p>{intro}</p>
            {points.length > 0 && (
              <ul className="mt-3 list-disc space-y-2 ps-5">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <section>
          <h2 className="mb-2 font-semibold text-xl tracking-tight">Tell us what gets in your way</h2>
          <p>
            <TextLink onPress={openSupportDialog}>Contact support</TextLink> and say what you wanted to do, on which
            page, and with which browser and, if you use one, which screen reader or other aid. Where we can, we will
            give you the same thing in another form. We will also tell you when the page itself will be fixed.
          </p>
        </section>
        <p className="text-ink-soft text-sm">This statement is dated November 24, 2026.</p>
      </div>
    </article>
  );
}
