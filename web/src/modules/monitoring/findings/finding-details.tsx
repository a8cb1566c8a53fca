import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '../../../ui/text-link.tsx';
import type { FindingEntry } from '../website-types.ts';
import { CopyFindingButton } from './copy-finding-button.tsx';
import { FindingEvidence } from './finding-evidence.tsx';
import { findingReferences } from './finding-references.ts';
import { findingText } from './finding-text.ts';

type FindingDetailsProps = { readonly finding: FindingEntry; readonly websiteUrl: string };

/** Everything about a finding: what, why, how to fix it, who can, where, proof and references. */
export function FindingDetails({ finding, websiteUrl }: FindingDetailsProps) {
  const places = finding.urls.length > 0 ? finding.urls : [finding.url];
  return (
    <div className="grid gap-x-10 gap-y-6 text-sm desktop:grid-cols-[1fr_19rem]">
      <div className="flex min-w-0 flex-col gap-6 [&_li]:max-w-3xl [&_p]:max-w-3xl">
        <Part title="What it is">
          <p>{finding.what}</p>
        </Part>
        <Part title="Why it matters">
          <p>{finding.why}</p>
        </Part>
        <Part title="How to fix it">
          <ol className="flex flex-col gap-3">
            {finding.fix.map((step, index) => (
              <li key={step} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-ink text-xs"
                >
                  {index + 1}
                </span>
                <span className="wrap-anywhere min-w-0 pt-0.5">{step}</span>
              </li>
            ))}
          </ol>
        </Part>
        <Part title="What we saw">
          <FindingEvidence evidence={finding.evidence} />
        </Part>
      </div>
      <div className="flex min-w-0 flex-col gap-6 border-line desktop:border-l desktop:pl-6">
        <Part title="Who can do it">
          <p>{finding.who}</p>
          <div className="mt-3">
            <CopyFindingButton text={findingText(finding, websiteUrl)} />
          </div>
        </Part>
        <Part title={places.length === 1 ? 'Where' : `Where (${places.length} places)`}>
          <ul className="flex flex-col gap-1.5">
            {places.map((place) => (
              <li key={place} className="wrap-anywhere font-mono text-ink-soft text-xs">
                {place}
              </li>
            ))}
          </ul>
        </Part>
        <Part title="References">
          <dl className="flex flex-col gap-2">
            {findingReferences(finding).map(({ label, value, href }) => (
              <div key={label}>
                <dt className="text-ink-soft text-xs">{label}</dt>
                <dd>
                  {href ? (
                    <TextLink href={href} target="_blank" rel="noreferrer">
                      {value}
                      <ExternalLink aria-hidden="true" size={12} className="ml-1 inline" />
                      <span className="sr-only"> (opens in a new tab)</span>
                    </TextLink>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="mb-1.5 font-semibold">{title}</h4>
      {children}
    </section>
  );
}
