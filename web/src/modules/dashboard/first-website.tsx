import { FirstScan } from '../../illustrations/first-scan.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

/** Before there is a website: what to do, and how long it takes. */
export function FirstWebsite() {
  return (
    <EmptyState
      headingLevel={3}
      title="Check your website for weak spots"
      illustration={<FirstScan />}
      action={
        <LinkButton variant="soft" href="/webappscan">
          Scan Your First Website
        </LinkButton>
      }
    >
      Three short steps, about two minutes. The first results are there soon after, in plain words.
    </EmptyState>
  );
}
