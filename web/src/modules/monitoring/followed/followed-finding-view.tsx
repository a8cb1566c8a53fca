import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { callKey } from '../../../api/use-call.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useHasKeptForm } from '../../../portal/kept-forms.ts';
import { HandOverButton } from '../../../portal/modules/hand-over-button.tsx';
import { StepAids } from '../../../portal/modules/step-aids.tsx';
import { NeedHelpButton } from '../../../portal/support/need-help-button.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { SeverityBadge } from '../../../ui/states/severity-badge.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { FindingDetails } from '../findings/finding-details.tsx';
import type { FollowedFinding } from '../website-types.ts';
import { FindingHistory } from './finding-history.tsx';
import { findingsPath } from './findings-path.ts';
import { followedFindingView as texts } from './followed.texts.ts';
import { MarkDialog, markFormKey } from './mark-dialog.tsx';
import { MarkNote } from './mark-note.tsx';
import { recognisedPlatform, stepsOn, stepText } from './platform-choice.ts';
import { PlatformSteps } from './platform-steps.tsx';
import { RetestCard } from './retest-card.tsx';
import { STATE_WORDS } from './state-words.ts';
import { TicketCard } from './ticket-card.tsx';

type FollowedFindingViewProps = { readonly finding: FollowedFinding; readonly onChanged: () => Promise<unknown> };

/** Everything about one finding: what, why, how to fix it, where it was seen and since when, and what can be done about it. */
export function FollowedFindingView({ finding, onChanged }: FollowedFindingViewProps) {
  const { supportEmail } = useBrand();
  const queryClient = useQueryClient();
  const wasMarking = useHasKeptForm(markFormKey(finding.findingId));
  const [isMarking, setIsMarking] = useState(wasMarking);
  const [platform, setPlatform] = useState(() => recognisedPlatform(finding));
  const steps = stepsOn(finding, platform);
  const state = STATE_WORDS[finding.state];

  const refreshOthers = useCallback(() => {
    const names = ['listFindings', 'readFindingsTrend', 'scanFindings', 'getModuleActivity', 'loadScanMap'] as const;
    for (const name of names) void queryClient.invalidateQueries({ queryKey: callKey(name) });
  }, [queryClient]);
  const changed = async () => {
    refreshOthers();
    await onChanged();
  };
  const { act: undo, isBusy: isUndoing } = useAction(() => callApi('unmarkFinding', { findingId: finding.findingId }), {
    refreshes: changed,
    failed: { what: say(texts.what), supportEmail },
  });

  return (
    <>
      <PageHeading
        before={
          <TextLink isStandalone href={findingsPath(finding.website.name)}>
            <ArrowLeft aria-hidden="true" size={16} className="-mt-0.5 me-1.5 inline" />
            {say(texts.findingsOnName, { name: finding.website.name })}
          </TextLink>
        }
        title={finding.title}
        description={finding.subject === '' ? finding.term : `${finding.term}: ${finding.subject}`}
        action={
          <>
            {finding.state !== 'fixed' && (
              <HandOverButton what={{ label: finding.title, points: [{ kind: 'finding', ref: finding.findingId }] }} />
            )}
            {finding.state !== 'fixed' && (
              <NeedHelpButton about={{ kind: 'finding', id: finding.findingId, label: finding.title }} />
            )}
            {finding.state !== 'fixed' && (finding.mark === null || finding.mark.lapsed !== null) && (
              <Button variant="secondary" onPress={() => setIsMarking(true)}>
                {say(texts.setAside)}
              </Button>
            )}
          </>
        }
      />
      <div className="flex flex-col gap-5">
        <p className="flex flex-wrap gap-2">
          <SeverityBadge severity={finding.severity} />
          <Badge tone={state.tone}>{say(state.word)}</Badge>
        </p>
        {finding.mark && <MarkNote mark={finding.mark} isBusy={isUndoing} onUndo={() => undo()} />}
        <FindingHistory finding={finding} />
        <RetestCard finding={finding} onStarted={onChanged} onEnded={refreshOthers} />
        <TicketCard finding={finding} />
        <Card>
          <FindingDetails
            finding={{ ...finding, fix: steps.map(stepText) }}
            websiteUrl={finding.website.url}
            headingLevel={2}
            steps={
              <>
                <PlatformSteps finding={finding} platform={platform} steps={steps} onChange={setPlatform} />
                <StepAids step={{ kind: 'checks', id: finding.checkId }} />
              </>
            }
          />
        </Card>
      </div>
      {isMarking && <MarkDialog findingId={finding.findingId} onClose={() => setIsMarking(false)} onMarked={changed} />}
    </>
  );
}
