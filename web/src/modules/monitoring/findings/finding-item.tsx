import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { Quoted } from '../../../portal/advice/quoted.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { SeverityBadge } from '../../../ui/states/severity-badge.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { findingPath } from '../followed/findings-path.ts';
import { markWords } from '../followed/state-words.ts';
import type { FindingEntry, Website } from '../website-types.ts';
import { FindingDetails } from './finding-details.tsx';
import { findingItem as texts } from './findings.texts.ts';

type FindingItemProps = {
  readonly finding: FindingEntry;
  readonly website: Website;
  readonly isOpenAtFirst: boolean;
};

/** One finding: a line that opens to everything about it. */
export function FindingItem({ finding, website, isOpenAtFirst }: FindingItemProps) {
  return (
    <Disclosure
      defaultExpanded={isOpenAtFirst}
      className="group/finding rounded-box border border-line bg-surface shadow-raised"
    >
      <Heading level={3}>
        <Button
          slot="trigger"
          className="flex w-full cursor-pointer items-start gap-4 rounded-box p-4 text-start transition-colors hover:bg-sunken tablet:px-5"
        >
          <span className="flex min-w-0 flex-1 flex-col gap-2 tablet:flex-row tablet:items-start tablet:gap-4">
            <span className="flex w-24 shrink-0 gap-2 tablet:pt-0.5">
              <SeverityBadge severity={finding.severity} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                <Quoted text={finding.title} quotes={finding.quotes} />
                {finding.isNew && <Badge tone="accent">{say(texts.new)}</Badge>}
                {finding.mark && <Badge>{markWords(finding.mark)}</Badge>}
              </span>
              <span className="wrap-anywhere mt-0.5 block text-ink-soft text-sm">
                <Quoted text={finding.term} quotes={finding.quotes} />
                {finding.subject && `: ${finding.subject}`}
              </span>
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            size={20}
            className="mt-0.5 shrink-0 text-ink-soft transition-transform group-data-expanded/finding:rotate-180"
          />
        </Button>
      </Heading>
      <DisclosurePanel>
        <div className="border-line border-t p-4 tablet:p-6">
          {finding.findingId && (
            <p className="mb-5 text-sm">
              <TextLink href={findingPath(website.name, finding.findingId)}>{say(texts.historyOfThisFinding)}</TextLink>
            </p>
          )}
          <FindingDetails finding={finding} websiteUrl={website.url} />
        </div>
      </DisclosurePanel>
    </Disclosure>
  );
}
