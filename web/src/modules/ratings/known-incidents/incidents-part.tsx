import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { useHasKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { RatingIncident } from '../ratings-types.ts';
import { INCIDENT_FORM } from './incident-form.ts';
import { incidentsPart as texts } from './incidents.texts.ts';
import { RemoveIncidentDialog } from './remove-incident-dialog.tsx';

// Few note one, and a calendar weighs as much as the rest of the page.
const IncidentDialog = lazy(() => import('./incident-dialog.tsx'));

/** Incidents that the firm told of itself; nobody can see them from outside. */
export function IncidentsPart() {
  const { isServiceSession } = useSessionState();
  const query = useCallQuery('ratingIncidents', {});
  const [isAdding, setIsAdding] = useState(useHasKeptForm(INCIDENT_FORM));
  const [toRemove, setToRemove] = useState<RatingIncident | null>(null);
  return (
    <div className="mt-4 rounded-inner bg-sunken p-4">
      <h4 className="font-semibold">{say(texts.incidentsYouToldUs)}</h4>
      <p className="mt-1 mb-3 text-ink-soft text-sm">{say(texts.recordWhatHasHappened)}</p>
      {query.data ? (
        query.data.data.length === 0 ? (
          <p className="text-sm">{say(texts.noneSoFar)}</p>
        ) : (
          <ul className="divide-y divide-line">
            {query.data.data.map((incident) => (
              <IncidentRow
                key={incident.incidentId}
                incident={incident}
                onRemove={isServiceSession ? null : () => setToRemove(incident)}
              />
            ))}
          </ul>
        )
      ) : query.isError ? (
        <LoadFailed what={say(texts.what)} onRetry={query.refetch} />
      ) : (
        <Skeleton count={2} />
      )}
      {!isServiceSession && (
        <div className="mt-3">
          <Button
            variant="secondary"
            size="small"
            icon={<Plus aria-hidden="true" size={16} />}
            onPress={() => setIsAdding(true)}
          >
            {say(texts.recordAnIncident)}
          </Button>
        </div>
      )}
      {isAdding && (
        <Suspense>
          <IncidentDialog onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
      {toRemove && <RemoveIncidentDialog incident={toRemove} onClose={() => setToRemove(null)} />}
    </div>
  );
}

type IncidentRowProps = { readonly incident: RatingIncident; readonly onRemove: (() => void) | null };

function IncidentRow({ incident, onRemove }: IncidentRowProps) {
  const { locale } = useBrand();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 text-sm first:pt-0">
      <div className="wrap-anywhere min-w-0 flex-1 basis-56">
        <p className="font-semibold">{incident.title}</p>
        {incident.note !== '' && <p className="whitespace-pre-line">{incident.note}</p>}
        <p className="text-ink-soft">
          {say(texts.whenAndWeight, {
            day: formatDay(incident.happenedOn, locale),
            name: incident.reportedBy,
            percent: Math.round(incident.weight * 100),
            lastDay: formatDay(incident.countsUntil, locale),
          })}
        </p>
      </div>
      {onRemove !== null && (
        <Button variant="quiet" size="small" onPress={onRemove}>
          {say.parts(texts.remove, {
            title: incident.title,
            span: (words) => (
              <span key="span" className="sr-only">
                {words}
              </span>
            ),
          })}
        </Button>
      )}
    </li>
  );
}
