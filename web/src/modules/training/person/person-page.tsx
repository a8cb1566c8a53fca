import { ArrowLeft, Mail } from 'lucide-react';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { showDone } from '../../../api/show-done.ts';
import { useAction } from '../../../api/use-action.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { LinkBroken } from '../../../illustrations/link-broken.tsx';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Trainee } from '../training-types.ts';
import { FRESH_MS, useTrainingRefresh } from '../use-training.ts';
import { PersonCourses } from './person-courses.tsx';
import { PersonMenu } from './person-menu.tsx';
import { PutBackButton } from './put-back-button.tsx';

/** One person: how they stand, and every course of their year. */
export function PersonPage({ traineeId }: { readonly traineeId: string }) {
  const { data, error, refetch } = useCallQuery('readTrainee', { traineeId }, { staleTime: FRESH_MS });
  if (isApiError(error, 'NOT_FOUND') || isApiError(error, 'INVALID_INPUT')) {
    return (
      <Card>
        <EmptyState
          title="This person is not on your team"
          illustration={<LinkBroken />}
          action={<LinkButton href="/training/team">Show the team</LinkButton>}
        >
          The address may be out of date.
        </EmptyState>
      </Card>
    );
  }
  if (error !== null) return <LoadFailed what="This person" onRetry={refetch} />;
  if (data === undefined) return <Loading label="Loading the person" />;
  return <Person person={data.data} />;
}

function Person({ person }: { readonly person: Trainee }) {
  const goTo = useGoTo();
  const isRemoved = person.removedAt !== null;
  return (
    <>
      <p className="mb-4 text-sm">
        <TextLink isStandalone href="/training/team">
          <ArrowLeft aria-hidden="true" size={16} className="-mt-0.5 me-1.5 inline" />
          The team
        </TextLink>
      </p>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-3 font-semibold text-2xl tracking-tight">
            {person.name}
            {isRemoved && <Badge>Removed</Badge>}
          </h2>
          <p className="mt-1 text-ink-soft">
            <EmailText email={person.email} />
            {person.department !== '' && ` · ${person.department}`}
          </p>
          <p className="mt-1 text-ink-soft text-sm">
            <Facts person={person} />
          </p>
        </div>
        {isRemoved ? (
          <PutBackButton person={person} />
        ) : (
          <div className="flex items-center gap-3">
            <SendLinkButton person={person} />
            <PersonMenu person={person} onRemoved={() => goTo('/training/team')} />
          </div>
        )}
      </div>
      <PersonCourses person={person} />
    </>
  );
}

function Facts({ person }: { readonly person: Trainee }) {
  const { locale } = useBrand();
  const { formatDate } = useFormatDate();
  const { startedOn, lastSeenAt, linkState, linkExpiresAt, removedAt } = person;
  const links = {
    none: 'No link was sent',
    active: linkExpiresAt === null ? 'Their link works' : `Their link works until ${formatDate(linkExpiresAt)}`,
    expired: 'Their link has expired',
    revoked: 'Their links were revoked',
  };
  const facts = [
    `In training since ${formatDay(startedOn, locale)}`,
    lastSeenAt === null ? 'Has not opened a course yet' : `Last active on ${formatDate(lastSeenAt)}`,
    removedAt === null ? links[linkState] : `Removed on ${formatDate(removedAt)}`,
  ];
  return <>{facts.join(' · ')}</>;
}

function SendLinkButton({ person }: { readonly person: Trainee }) {
  const refresh = useTrainingRefresh();
  const [wasSent, setWasSent] = useState(false);
  const { act: send } = useAction(
    async () => {
      await callApi('sendTraineeLink', { trainee: person.id });
      setWasSent(true);
      showDone(`A new link is on its way to ${person.email}. Older ones no longer work.`);
    },
    { refreshes: refresh },
  );
  return (
    <Button
      variant="secondary"
      icon={<Mail aria-hidden="true" size={18} />}
      isDisabled={wasSent}
      busyLabel="Sending the link"
      onPress={() => send()}
    >
      {wasSent ? 'Link sent' : 'Send a new link'}
    </Button>
  );
}
