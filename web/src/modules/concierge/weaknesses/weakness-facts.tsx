import type { ReactNode } from 'react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import type { Weakness } from '../concierge-types.ts';
import { SeverityMark } from './severity-mark.tsx';
import { StatusMark } from './status-mark.tsx';
import { weaknessFacts as texts } from './weaknesses.texts.ts';

const oneDecimal = new Intl.NumberFormat(say.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** When it was reported, how bad it is and how it stands. */
export function WeaknessFacts({ weakness }: { readonly weakness: Weakness }) {
  const { locale } = useBrand();
  const { reportedOn, severity, status, statusUpdatedOn, cvssScore, cvssVector } = weakness;
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-4 text-sm desktop:grid-cols-1">
        <Fact name={say(texts.reportedOn)}>{formatDay(reportedOn, locale)}</Fact>
        <Fact name={say(texts.severity)}>
          <SeverityMark severity={severity} hasHint />
        </Fact>
        <Fact name={say(texts.status)}>
          <StatusMark status={status} hint={{ updatedOn: statusUpdatedOn }} />
        </Fact>
        {cvssScore !== null && (
          <Fact name={say(texts.cvssScore)}>
            {say(texts.scoreOfTen, { score: oneDecimal.format(cvssScore) })}
            {cvssVector !== null && (
              <span className="mt-1 block font-mono text-ink-soft text-xs wrap-anywhere">{cvssVector}</span>
            )}
          </Fact>
        )}
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mb-1 text-ink-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
