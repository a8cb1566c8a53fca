import '../../../api/later-calls.ts';
import type { IncidentKind } from '@portal/domain/incidents/incident-kinds.ts';
import { useParams } from '@tanstack/react-router';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { KindSteps } from '../../../portal/incidents/kind-steps.tsx';
import { useHasKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { incidentsPage, kindPage as texts } from '../incidents.texts.ts';
import { CallCards } from './call-cards.tsx';
import { StartDialog, startForm } from './start-dialog.tsx';
import { useFirmHelp } from './use-firm-help.ts';

/** The steps of one kind of incident: /incidents/help/{kind}. */
export default function KindPage() {
  const { kind } = useParams({ strict: false });
  const { card, help, isFailed, retry } = useFirmHelp();
  const told = help?.kinds.find((one) => one.kind === kind);
  usePageTitle(told?.title ?? say(incidentsPage.title));
  return (
    <>
      {isFailed && <LoadFailed what={say(incidentsPage.what)} onRetry={retry} />}
      {told === undefined && !isFailed && (
        <SkeletonGroup label={say(incidentsPage.loading)}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {help !== undefined && told !== undefined && (
        <>
          <PageHeading
            title={told.title}
            description={told.when}
            before={<TextLink href="/incidents">{say(texts.back)}</TextLink>}
            action={<Start key={told.kind} kind={told.kind} />}
          />
          <div className="flex flex-col gap-6">
            <Card>
              <KindSteps help={told} />
            </Card>
            <p className="text-ink-soft">{say(texts.startWhy)}</p>
            <CallCards card={card} help={help} />
          </div>
        </>
      )}
    </>
  );
}

/** Begins a record; a form that was left half-way opens again. */
function Start({ kind }: { readonly kind: IncidentKind }) {
  const [isStarting, setIsStarting] = useState(useHasKeptForm(startForm(kind)));
  return (
    <>
      <Button icon={<NotebookPen aria-hidden="true" size={18} />} onPress={() => setIsStarting(true)}>
        {say(texts.start)}
      </Button>
      {isStarting && <StartDialog kind={kind} onClose={() => setIsStarting(false)} />}
    </>
  );
}
