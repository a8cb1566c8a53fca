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
import { say } from '../../../portal/texts/say.ts';
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
import { rolesInWords } from '../roles/roles-in-words.ts';
import type { Trainee } from '../training-types.ts';
import { FRESH_MS, useTrainingRefresh } from '../use-training.ts';
import { DayWalked } from './day-walked.tsx';
import { EarlierYears } from './earlier-years.tsx';
import { personCourses, personPage as texts } from './person.texts.ts';
import { PersonCourses } from './person-courses.tsx';
import { PersonMenu } from './person-menu.tsx';
import { PutBackButton } from './put-back-button.tsx';

/** One person: how they stand, every course of their year, and the years before. */
export function PersonPage({ traineeId }: { readonly traineeId: string }) {
  const { data, error, refetch } = useCallQuery('readTrainee', { traineeId }, { staleTime: FRESH_MS });
  if (isApiError(error, 'NOT_FOUND') || isApiError(error, 'INVALID_INPUT')) {
    return (
      <Card>
        <EmptyState
          title={say(texts.title)}
          illustration={<LinkBroken />}
          action={<LinkButton href="/training/team">{say(texts.showTheTeam)}</LinkButton>}
        >
          {say(texts.theAddressMayBe)}
        </EmptyState>
      </Card>
    );
  }
  if (error !== null) return <LoadFailed what={say(texts.what)} onRetry={refetch} />;
  if (data === undefined) return <Loading label={say(texts.loadingThePerson)} />;
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
          {say(texts.theTeam)}
        </TextLink>
      </p>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-3 font-semibold text-2xl tracking-tight">
            {person.name}
            {isRemoved && <Badge>{say(texts.removed)}</Badge>}
            {person.isFromDirectory && <Badge>{say(texts.fromDirectory)}</Badge>}
          </h2>
          <p className="mt-1 text-ink-soft">
            <EmailText email={person.email} />
            {person.department !== '' && ` · ${person.department}`}
            {person.roles.length > 0 && ` · ${rolesInWords(person.roles)}`}
          </p>
          <p className="mt-1 text-ink-soft text-sm">
            <Facts person={person} />
          </p>
        </div>
        {isRemoved && !person.isFromDirectory && <PutBackButton person={person} />}
        {!isRemoved && (
          <div className="flex items-center gap-3">
            <SendLinkButton person={person} />
            <PersonMenu person={person} onRemoved={() => goTo('/training/team')} />
          </div>
        )}
      </div>
      <h3 className="mb-3 font-semibold text-xl tracking-tight">{say(texts.year, { year: person.year })}</h3>
      <PersonCourses person={person} label={say(personCourses.coursesOfName, { name: person.name })} />
      <DayWalked person={person} year={person.year} />
      <EarlierYears person={person} />
    </>
  );
}

function Facts({ person }: { readonly person: Trainee }) {
  const { locale } = useBrand();
  const { formatDate } = useFormatDate();
  const { startedOn, lastSeenAt, linkState, linkExpiresAt, removedAt } = person;
  const links = {
    none: say(texts.noLinkWasSent),
    active:
      linkExpiresAt === null
        ? say(texts.theirLinkWorks)
        : say(texts.theirLinkWorksUntil, { day: formatDate(linkExpiresAt) }),
    expired: say(texts.theirLinkHasExpired),
    revoked: say(texts.theirLinksWereRevoked),
  };
  const facts = [
    say(texts.inTrainingSince, { day: formatDay(startedOn, locale) }),
    lastSeenAt === null ? say(texts.hasNotOpenedA) : say(texts.lastActiveOn, { day: formatDate(lastSeenAt) }),
    removedAt === null ? links[linkState] : say(texts.removedOn, { day: formatDate(removedAt) }),
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
      showDone(say(texts.aNewLinkIs, { email: person.email }));
    },
    { refreshes: refresh },
  );
  return (
    <Button
      variant="secondary"
      icon={<Mail aria-hidden="true" size={18} />}
      isDisabled={wasSent}
      busyLabel={say(texts.sendingTheLink)}
      onPress={() => send()}
    >
      {wasSent ? say(texts.linkSent) : say(texts.sendANewLink)}
    </Button>
  );
}
