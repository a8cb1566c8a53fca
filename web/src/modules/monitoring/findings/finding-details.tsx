import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Quoted } from '../../../portal/advice/quoted.tsx';
import { say } from '../../../portal/texts/say.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ReadableFinding } from '../website-types.ts';
import { CopyFindingButton } from './copy-finding-button.tsx';
import { FindingEvidence } from './finding-evidence.tsx';
import { findingReferences } from './finding-references.ts';
import { findingText } from './finding-text.ts';
import { findingDetails as texts } from './findings.texts.ts';
import { FixSteps } from './fix-steps.tsx';

type FindingDetailsProps = {
  readonly finding: ReadableFinding;
  readonly websiteUrl: string;
  /** Of its parts; one below the heading that names the finding. */
  readonly headingLevel?: 2 | 4;
  /** In place of the steps for all systems. */
  readonly steps?: ReactNode;
};

/** Everything about a finding: what, why, how to fix it, who can, where, proof and references. */
export function FindingDetails({ finding, websiteUrl, headingLevel = 4, steps }: FindingDetailsProps) {
  const places = finding.urls.length > 0 ? finding.urls : [finding.url];
  return (
    <div className="grid gap-x-10 gap-y-6 text-sm desktop:grid-cols-[1fr_19rem]">
      <div className="flex min-w-0 flex-col gap-6 [&_li]:max-w-3xl [&_p]:max-w-3xl">
        <Part level={headingLevel} title={say(texts.whatItIs)}>
          <p>
            <Quoted text={finding.what} quotes={finding.quotes} />
          </p>
          {finding.quotes.length > 0 && <p className="mt-1 text-ink-soft text-xs">{say(texts.partsInEnglish)}</p>}
        </Part>
        <Part level={headingLevel} title={say(texts.whyItMatters)}>
          <p>{finding.why}</p>
        </Part>
        <Part level={headingLevel} title={say(texts.howToFixIt)}>
          {steps ?? <FixSteps steps={finding.fix} quotes={finding.quotes} />}
        </Part>
        <Part level={headingLevel} title={say(texts.whatWeSaw)}>
          <FindingEvidence evidence={finding.evidence} quotes={finding.quotes} />
        </Part>
      </div>
      <div className="flex min-w-0 flex-col gap-6 border-line desktop:border-s desktop:ps-6">
        <Part level={headingLevel} title={say(texts.whoCanDoIt)}>
          <p>{finding.who}</p>
          <div className="mt-3">
            <CopyFindingButton text={findingText(finding, websiteUrl)} />
          </div>
        </Part>
        <Part level={headingLevel} title={say(texts.where, { count: places.length })}>
          <ul className="flex flex-col gap-1.5">
            {places.map((place) => (
              <li key={place} className="wrap-anywhere font-mono text-ink-soft text-xs">
                {place}
              </li>
            ))}
          </ul>
        </Part>
        <Part level={headingLevel} title={say(texts.references)}>
          <dl className="flex flex-col gap-2">
            {findingReferences(finding).map(({ label, value, href }) => (
              <div key={label}>
                <dt className="text-ink-soft text-xs">{label}</dt>
                <dd>
                  {href ? (
                    <TextLink href={href} target="_blank" rel="noreferrer">
                      {value}
                      <ExternalLink aria-hidden="true" size={12} className="ms-1 inline" />
                      <span className="sr-only"> {say(texts.opensInANew)}</span>
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

type PartProps = { readonly title: string; readonly level: 2 | 4; readonly children: ReactNode };

function Part({ title, level, children }: PartProps) {
  const Heading = `h${level}` as const;
  return (
    <section>
      <Heading className={level === 2 ? 'mb-2 font-semibold text-lg tracking-tight' : 'mb-1.5 font-semibold'}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
