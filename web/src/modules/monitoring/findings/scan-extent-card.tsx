import { sayExtent } from '@portal/domain/monitoring/extent/say-extent.ts';
import { extent as texts } from '@portal/domain/monitoring/extent/scan-extent.texts.ts';
import type { ScanExtent } from '@portal/domain/monitoring/extent/scan-extent.ts';
import { say } from '../../../portal/texts/say.ts';

/** How much of the website a scan tried, in one line, and why it left the rest when somebody wants to know. */
export function ScanExtentCard({ extent }: { readonly extent: ScanExtent }) {
  const { inShort, parts, more, signedIn } = sayExtent(say, extent);
  return (
    <section aria-labelledby="scan-extent" className="mb-8 rounded-box border border-line bg-surface p-5 tablet:p-6">
      <h3 id="scan-extent" className="font-semibold">
        {say(texts.heading)}
      </h3>
      {signedIn.map((sentence) => (
        <p key={sentence} className="mt-1">
          {sentence}
        </p>
      ))}
      <details className="mt-1">
        <summary className="cursor-pointer text-ink-soft">{inShort}</summary>
        <div className="mt-4 grid gap-x-8 gap-y-5 tablet:grid-cols-3">
          {parts.map(({ headline, left }) => (
            <div key={headline} className="min-w-0">
              <h4 className="font-semibold text-sm">{headline}</h4>
              <ul className="mt-1.5 grid gap-1 text-ink-soft text-sm">
                {left.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {more !== null && <p className="mt-4 text-ink-soft text-sm">{more}</p>}
      </details>
    </section>
  );
}
