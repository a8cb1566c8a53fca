import '../../../api/later-calls.ts';
import { useCallback } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { inReadersLanguage } from '../../../portal/texts/in-readers-language.ts';
import { chosenLanguage } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { FailureCard } from '../failure-card.tsx';
import { LinkEnded } from '../link-ended.tsx';
import { PageLoading } from '../page-loading.tsx';
import { useAnswer } from '../quiz/use-answer.ts';
import { pages } from './sign-off.texts.ts';
import { SignOffList } from './sign-off-list.tsx';
import { SignOffText } from './sign-off-text.tsx';

type SignOffPagesProps = {
  readonly token: string;
  /** Null for the list. */
  readonly policyId: string | null;
  readonly version: number;
};

/** What a personal link to policies opens: what is to be confirmed, and one text (/acknowledge/{token}[/{policy}/{version}]). */
export default function SignOffPages({ token, policyId, version }: SignOffPagesProps) {
  return policyId === null ? (
    <ListOfPerson key={token} token={token} />
  ) : (
    <TextOfPerson key={`${policyId} ${version}`} token={token} policyId={policyId} version={version} />
  );
}

function ListOfPerson({ token }: { readonly token: string }) {
  const load = useCallback(
    () => callApi('openSignOff', { token, language: chosenLanguage }).then(({ data }) => inReadersLanguage(data)),
    [token],
  );
  const { reload, ...answer } = useAnswer(load);
  if (answer.status === 'loading') return <PageLoading label={say(pages.loadingList)} />;
  if (answer.status === 'failed') return <Failed error={answer.error} onRetry={reload} />;
  return <SignOffList token={token} signOff={answer.data} />;
}

function TextOfPerson(place: { readonly token: string; readonly policyId: string; readonly version: number }) {
  const { token, policyId, version } = place;
  const load = useCallback(
    () => callApi('readSignOffText', { token, policyId, version }).then(({ data }) => data),
    [token, policyId, version],
  );
  const { reload, change, ...answer } = useAnswer(load);
  if (answer.status === 'loading') return <PageLoading label={say(pages.loadingText)} />;
  if (answer.status === 'failed') return <Failed error={answer.error} onRetry={reload} />;
  return (
    <SignOffText
      {...place}
      policy={answer.data}
      onAcknowledged={(acknowledgedAt) => change((policy) => ({ ...policy, acknowledgedAt }))}
    />
  );
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  if (!isApiError(error, 'SIGN_OFF_LINK_INVALID') && !isApiError(error, 'INVALID_INPUT'))
    return <FailureCard error={error} onRetry={onRetry} />;
  return <LinkEnded title={say(pages.ended)}>{say(pages.whatToDo)}</LinkEnded>;
}
