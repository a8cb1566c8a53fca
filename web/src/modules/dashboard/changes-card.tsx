import { ArrowDown, ArrowUp, Circle } from 'lucide-react';
import { useFormatDate } from '../../portal/dates/use-format-date.ts';
import { say } from '../../portal/texts/say.ts';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { changesCard as texts } from './dashboard.texts.ts';
import type { ModuleActivity } from './use-module-activity.ts';

type ChangesCardProps = { readonly changes: ModuleActivity['changes'] };

const LOOKS = {
  better: { word: texts.better, icon: ArrowUp, color: 'text-success-ink' },
  worse: { word: texts.needsAttention, icon: ArrowDown, color: 'text-danger-ink' },
  news: { word: texts.news, icon: Circle, color: 'text-info-ink' },
} as const;

/** What became better or worse within a week, the newest first. */
export function ChangesCard({ changes }: ChangesCardProps) {
  const { formatNearDate } = useFormatDate();
  return (
    <Card title={say(texts.title)}>
      {changes.length === 0 ? (
        <p className="text-ink-soft">{say(texts.nothingChangedInThe)}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {changes.map(({ tone, text, at, href }) => {
            const { word, icon: Icon, color } = LOOKS[tone];
            return (
              <li key={`${at} ${text}`} className="flex items-start gap-2.5 py-2.5 text-sm first:pt-0 last:pb-0">
                <Icon aria-hidden="true" size={16} strokeWidth={2.5} className={`mt-0.5 shrink-0 ${color}`} />
                <span className="min-w-0 flex-1">
                  <span className="sr-only">{say(word)} </span>
                  <TextLink isStandalone href={href}>
                    {text}
                  </TextLink>
                </span>
                <span className="shrink-0 text-ink-soft">{formatNearDate(at)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
