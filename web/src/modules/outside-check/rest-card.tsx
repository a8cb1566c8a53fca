import type { ReactNode } from 'react';
import { say } from '../../portal/texts/say.ts';
import { Card } from '../../ui/card.tsx';
import type { CheckResult } from './check-types.ts';
import { restCard as texts } from './outside-check.texts.ts';

type RestCardProps = { readonly result: CheckResult; readonly action: ReactNode };

/** What this check leaves out, and where it goes on. */
export function RestCard({ result, action }: RestCardProps) {
  const until = new Date(result.expiresAt).toLocaleTimeString(say.locale, { hour: 'numeric', minute: '2-digit' });
  return (
    <Card
      title={say(texts.title)}
      description={say(texts.description)}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="text-ink-soft text-sm">{say(texts.thisResultIsDeleted, { until })}</p>
          {action}
        </div>
      }
    >
      <ul className="grid gap-x-6 gap-y-3 text-sm tablet:grid-cols-2">
        {result.notLookedAt.map(({ title, why }) => (
          <li key={title}>
            <span className="block font-medium">{title}</span>
            <span className="text-ink-soft">{why}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
