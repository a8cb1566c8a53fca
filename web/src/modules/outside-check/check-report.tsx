import { publicLink } from '../../portal/brand/public-links.ts';
import { carryWebsite } from '../../portal/carried-website.ts';
import { say } from '../../portal/texts/say.ts';
import { useSessionState } from '../../portal/use-session-state.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import type { CheckResult } from './check-types.ts';
import { FindingRow } from './finding-row.tsx';
import { LeaveEmail } from './leave-email.tsx';
import { checkReport as texts } from './outside-check.texts.ts';
import { PartsCard } from './parts-card.tsx';
import { RestCard } from './rest-card.tsx';
import { VerdictCard } from './verdict-card.tsx';

const ORDER = ['BAD', 'WARN', 'FAIR'] as const;

/** What was seen: the verdict, what to fix with the worst first, all that was looked at, and what was not. */
export function CheckReport({ checkId, result }: { readonly checkId: string; readonly result: CheckResult }) {
  const { authenticated } = useSessionState();
  const findings = result.parts.flatMap((part) => part.findings);
  const problems = ORDER.flatMap((grade) => findings.filter((found) => found.grade === grade));
  const keep = result.isDone && (
    <LinkButton
      size="large"
      href={authenticated ? '/' : publicLink('signup', result.subscriptionId)}
      onPress={() => carryWebsite(result.domain)}
    >
      {authenticated ? say(texts.goToYourPortal) : say(texts.keepThisAndSee)}
    </LinkButton>
  );
  return (
    <>
      <VerdictCard result={result} action={keep} />
      {problems.length > 0 && (
        <section aria-labelledby="to-fix">
          <h2 id="to-fix" className="mb-3 font-semibold text-xl tracking-tight">
            {say(texts.whatToFixWorst)}
          </h2>
          <ul className="flex flex-col gap-3">
            {problems.map((found, index) => (
              <FindingRow key={found.kind} found={found} isOpenAtFirst={index === 0} />
            ))}
          </ul>
        </section>
      )}
      <PartsCard parts={result.parts} />
      {result.isDone && <RestCard result={result} action={keep} />}
      {result.isDone && !authenticated && <LeaveEmail checkId={checkId} />}
    </>
  );
}
