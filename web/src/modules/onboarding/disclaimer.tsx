import { useQuery } from '@tanstack/react-query';
import { disclaimerAddress } from '../../portal/texts/address-in-language.ts';
import { say } from '../../portal/texts/say.ts';
import { loadDisclaimer } from './load-disclaimer.ts';
import { disclaimer as texts } from './onboarding.texts.ts';

/** The provider's legal disclaimer, readable in place and linked (spec part 1, section 4). */
export function Disclaimer() {
  const { data: paragraphs = [] } = useQuery({
    queryKey: ['disclaimer'],
    queryFn: ({ signal }) => loadDisclaimer(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className="text-sm">
      {paragraphs.length > 0 && (
        <section
          aria-label={say(texts.legalDisclaimer)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
          tabIndex={0}
          className="flex max-h-44 flex-col gap-2 overflow-y-auto rounded-box border border-line bg-surface p-4 text-ink-soft"
        >
          {paragraphs.map((paragraph) => (
            <p key={paragraph.text} className={paragraph.isHeading ? 'font-semibold text-ink' : ''}>
              {paragraph.text}
            </p>
          ))}
        </section>
      )}
      <p className="mt-2 text-ink-soft">
        {say.parts(texts.byContinuingYouAccept, {
          link: (words) => (
            <a
              key="link"
              href={disclaimerAddress}
              target="_blank"
              rel="noreferrer"
              className="font-medium text-accent-ink underline"
            >
              {words}
            </a>
          ),
        })}
      </p>
    </div>
  );
}
