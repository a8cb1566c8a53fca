import { CircleCheck } from 'lucide-react';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Overview } from '../phishing-types.ts';
import { steps as texts } from './overview.texts.ts';

/** What is left to do before the first campaign; nothing once there is one. */
export function FirstSteps({ overview }: { readonly overview: Overview }) {
  const query = useCallQuery('phishingCampaigns', { page: 1 });
  const { domains, people, reportLink, reportAddress } = overview;
  if (query.data === undefined || query.data.data.total > 0) return null;
  const steps = [
    {
      title: say(texts.people),
      hint: say(texts.peopleHint),
      href: '/training/team',
      isDone: people.active > 0,
    },
    {
      title: say(texts.prove),
      hint: say(texts.proveHint),
      href: '/phishing/settings',
      isDone: domains.some(({ state }) => state === 'proved'),
    },
    {
      title: say(texts.report),
      hint: say(texts.reportHint),
      href: '/phishing/settings',
      isDone: reportLink !== null || reportAddress !== null,
    },
    { title: say(texts.allow), hint: say(texts.allowHint), href: '/phishing/allow-list', isDone: false },
    {
      title: say(texts.campaign),
      hint: say(texts.campaignHint, { due: people.due }),
      href: '/phishing/new',
      isDone: false,
    },
  ];
  return (
    <Card title={say(texts.title)} description={say(texts.lead)}>
      <ol className="divide-y divide-line">
        {steps.map(({ title, hint, href, isDone }, index) => (
          <li key={title} className="flex items-start gap-4 py-3 first:pt-0 last:pb-0">
            <span
              aria-hidden="true"
              className={`flex size-8 shrink-0 items-center justify-center rounded-full font-semibold text-sm ${isDone ? 'bg-success-soft text-success-ink' : 'bg-accent-soft text-accent-ink'}`}
            >
              {isDone ? <CircleCheck size={18} /> : index + 1}
            </span>
            <div className="min-w-0">
              <p>
                <TextLink isStandalone href={href}>
                  {title}
                </TextLink>
                {isDone && <span className="ms-2 text-success-ink text-sm">{say(texts.done)}</span>}
              </p>
              <p className="text-ink-soft text-sm">{hint}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
