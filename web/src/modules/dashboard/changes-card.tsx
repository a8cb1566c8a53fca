import { ArrowDown, ArrowUp, Circle } from 'lucide-react';
import { useFormatDate } from '../../portal/dates/use-format-date.ts';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { ModuleActivity } from './use-module-activity.ts';

type ChangesCardProps = { readonly changes: ModuleActivity['changes'] };

const LOOKS = {
  better: { word: 'Better:', icon: ArrowUp, color: 'text-success-ink' },
  worse: { word: 'Needs attention:', icon: ArrowDown, color: 'text-danger-ink' },
  news: { word: 'New:', icon: Circle, color: 'text-info-ink' },
} as const;

/** What became better or worse within a week, the newest first. */
export function ChangesCard({ changes }: ChangesCardProps) {
  const { formatDate } = useFormatDate();
  return (
    <Card title="What changed this week">
      {changes.length === 0 ? (
        <p className="text-ink-soft">
          Nothing changed in the last seven days. We keep watching and will tell you here.
        </p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {changes.map(({ tone, text, at, href }) => {
            const { word, icon: Icon, color } = LOOKS[tone];
            return (
              <li key={`${at} ${text}`} className="flex items-start gap-2.5 py-2.5 text-sm first:pt-0 last:pb-0">
                <Icon aria-hidden="true" size={16} strokeWidth={2.5} className={`mt-0.5 shrink-0 ${color}`} />
                <span className="min-w-0 flex-1">
                  <span className="sr-only">{word} </span>
                  <TextLink isStandalone href={href}>
                    {text}
                  </TextLink>
                </span>
                <span className="shrink-0 text-ink-soft">{formatDate(at)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
