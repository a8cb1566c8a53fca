import { OPT_IN_CHECKS } from '@portal/domain/monitoring/opt-in-checks.ts';
import { SCAN_LEVEL_LABELS } from '@portal/domain/monitoring/scan-levels.ts';
import { CircleCheck, CircleHelp, RotateCw, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import type { FollowedFinding } from '../website-types.ts';
import { retestCard as texts } from './followed.texts.ts';

type Retest = NonNullable<FollowedFinding['retest']>;

type RetestCardProps = {
  readonly finding: FollowedFinding;
  readonly onStarted: () => Promise<unknown>;
  /** When a look has ended, so that lists and counts are read again. */
  readonly onEnded: () => unknown;
};

const RESULTS = {
  fixed: { icon: CircleCheck, colour: 'text-success-ink', text: texts.itIsFixedWell },
  'still-there': { icon: TriangleAlert, colour: 'text-warning-ink', text: texts.itIsStillThere },
  'not-tested': { icon: CircleHelp, colour: 'text-ink-soft', text: texts.itCouldNotBe },
} as const;

const isOfExtraCheck = (checkId: string) => OPT_IN_CHECKS.some((known) => known === checkId);

function wayToTest({ canRetest, checkId }: FollowedFinding): string {
  if (canRetest) return say(texts.testJustThisFinding);
  return isOfExtraCheck(checkId)
    ? say(texts.thisWasFoundBy, { level: say(SCAN_LEVEL_LABELS.full) })
    : say(texts.thisCannotBeTested);
}

/** Tests one finding again, and says what came of it. */
export function RetestCard({ finding, onStarted, onEnded }: RetestCardProps) {
  const { supportEmail } = useBrand();
  const { retest } = finding;
  const isRunning = retest?.status === 'started';
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) onEnded();
    wasRunning.current = isRunning;
  }, [isRunning, onEnded]);

  const { act: start, isBusy: isStarting } = useAction(
    () => callApi('retestFinding', { findingId: finding.findingId }),
    { refreshes: onStarted, failed: { what: say(texts.what), supportEmail } },
  );

  return (
    <section aria-labelledby="finding-retest" className="rounded-box border border-line bg-surface p-5 shadow-raised">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="finding-retest" className="font-semibold">
            {finding.state === 'fixed' ? say(texts.isItStillFixed) : say(texts.haveYouFixedIt)}
          </h2>
          <p className="mt-0.5 text-ink-soft text-sm">{wayToTest(finding)}</p>
        </div>
        {finding.canRetest && !isRunning && (
          <Button
            variant="secondary"
            isBusy={isStarting}
            icon={<RotateCw aria-hidden="true" size={16} />}
            onPress={() => start()}
          >
            {say(texts.testAgain)}
          </Button>
        )}
      </div>
      <div role="status">
        {isRunning && (
          <div className="mt-4">
            <ProgressBar
              label={retest.progress > 0 ? say(texts.testing) : say(texts.gettingReady)}
              value={retest.progress > 0 ? retest.progress : undefined}
            />
          </div>
        )}
        {retest && !isRunning && <RetestResult retest={retest} />}
      </div>
    </section>
  );
}

function RetestResult({ retest }: { readonly retest: Retest }) {
  const { formatDateTime } = useFormatDate();
  const at = formatDateTime(retest.completedAt ?? retest.startedAt);
  if (retest.result === null) return <p className="mt-3 text-ink-soft text-sm">{say(texts.theTestOfAt, { at })}</p>;
  const { icon: Icon, colour, text } = RESULTS[retest.result];
  return (
    <p className="mt-3 flex items-start gap-2 text-sm">
      <Icon aria-hidden="true" size={18} className={`mt-0.5 shrink-0 ${colour}`} />
      <span>
        <strong className="font-semibold">{say(text)}</strong> {retest.reason}{' '}
        <span className="text-ink-soft">{say(texts.testedAt, { at })}</span>
      </span>
    </p>
  );
}
