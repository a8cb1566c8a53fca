import '../../../api/later-calls.ts';
import { useCallback, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { MailSent } from '../../../illustrations/mail-sent.tsx';
import { pageBrand } from '../../../portal/brand/page-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { FailureCard } from '../failure-card.tsx';
import { LinkEnded } from '../link-ended.tsx';
import { PageLoading } from '../page-loading.tsx';
import { useAnswer } from '../quiz/use-answer.ts';
import type { Reported } from './look-types.ts';
import { report as texts } from './phishing.texts.ts';
import { ReportForm } from './report-form.tsx';

/** Where people of a firm hand over a mail that looks odd: /report/{token}. */
export default function ReportPage({ first: token }: { readonly first: string }) {
  usePageTitle(say(texts.title), pageBrand.brandNameShort);
  return <ReportOfFirm key={token} token={token} />;
}

function ReportOfFirm({ token }: { readonly token: string }) {
  const [reported, setReported] = useState<Reported | null>(null);
  const load = useCallback(() => callApi('openReportPage', { token }).then(({ data }) => data), [token]);
  const { reload, restart: _restart, change: _change, ...answer } = useAnswer(load);
  if (answer.status === 'loading') return <PageLoading label={say(texts.loading)} />;
  if (answer.status === 'failed') {
    const isOver = isApiError(answer.error, 'PHISHING_LINK_INVALID') || isApiError(answer.error, 'INVALID_INPUT');
    return isOver ? (
      <LinkEnded title={say(texts.ended)}>{say(texts.endedHint)}</LinkEnded>
    ) : (
      <FailureCard error={answer.error} onRetry={reload} />
    );
  }
  const { organisation: organization } = answer.data;
  if (reported === null) return <ReportForm token={token} organization={organization} onReported={setReported} />;
  return <Thanks reported={reported} organization={organization} onAnother={() => setReported(null)} />;
}

type ThanksProps = {
  readonly reported: Reported;
  readonly organization: string;
  readonly onAnother: () => void;
};

function Thanks({ reported: { kind, isFirst, minutes }, organization, onAnother }: ThanksProps) {
  const practice = () => {
    if (!isFirst) return say(texts.again);
    return minutes === null ? say(texts.practiceHint) : say(texts.practiceMinutes, { minutes: Math.max(1, minutes) });
  };
  return (
    <div role="status">
      <EmptyState
        headingLevel={1}
        title={kind === 'simulation' ? say(texts.practice) : say(texts.other)}
        illustration={<MailSent />}
        action={
          <PlainButton variant="secondary" onPress={onAnother}>
            {say(texts.another)}
          </PlainButton>
        }
      >
        {kind === 'simulation' ? practice() : say(texts.otherHint, { organization })}
      </EmptyState>
    </div>
  );
}
