import { Check } from 'lucide-react';
import { useCallQuery } from '../../../api/use-call.ts';
import { ExpertTalk } from '../../../illustrations/expert-talk.tsx';
import { NeedHelpButton } from '../../../portal/support/need-help-button.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { AboutPage } from '../concierge-types.ts';
import { aboutTab as texts } from './about.texts.ts';
import { AboutIcon } from './about-icon.tsx';

/** What the concierge is and how to reach it, all from the page's configuration (spec part 2, section 2). */
export function AboutTab() {
  const query = useCallQuery('cyberConciergeConfig', {});
  if (query.data) return <AboutView about={query.data.data} />;
  if (query.isError) return <LoadFailed what={say(texts.what)} onRetry={query.refetch} />;
  return <Loading label={say(texts.loadingWhatTheConcierge)} />;
}

function AboutView({ about }: { readonly about: AboutPage }) {
  const { emailCallToAction: email, callCallToAction: call, knowledgeBaseLink: knowledge } = about;
  return (
    <div className="flex flex-col gap-5">
      <Card>
        <div className="grid items-center gap-x-10 gap-y-6 tablet:grid-cols-[1fr_15rem]">
          <div>
            <p className="mb-2 flex items-center gap-2 font-semibold text-accent-ink text-sm">
              <AboutIcon name={about.icon} />
              {about.title}
            </p>
            <h2 className="font-semibold text-2xl tracking-tight">{about.heading}</h2>
            <p className="mt-2 text-ink-soft">{about.subtitle}</p>
            <div className="mt-6 flex flex-wrap gap-3">
              <LinkButton href={`mailto:${email.address}`} icon={<AboutIcon name={email.icon} />}>
                {email.text}
              </LinkButton>
              {call && (
                <LinkButton href={call.href} target="_blank" rel="noreferrer" icon={<AboutIcon name={call.icon} />}>
                  {call.text}
                  <span className="sr-only"> {say(texts.opensInANew)}</span>
                </LinkButton>
              )}
              <NeedHelpButton about={{ kind: 'general' }} />
            </div>
            {about.experts.length > 0 && (
              <p className="mt-3 font-medium text-sm">
                {say(texts.yourExperts, {
                  names: new Intl.ListFormat(say.locale, { type: 'conjunction' }).format(about.experts),
                  count: about.experts.length,
                })}
              </p>
            )}
            <p className="mt-3 text-ink-soft text-sm">{about.subscriptionInfo}</p>
          </div>
          <div className="mx-auto w-full max-w-60">
            <ExpertTalk />
          </div>
        </div>
      </Card>
      <Card title={about.offeringsHeading}>
        <ul className="grid gap-x-8 gap-y-5 tablet:grid-cols-2">
          {about.offerings.map(({ title, text }) => (
            <li key={title} className="flex items-start gap-3">
              <span
                aria-hidden="true"
                className="mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full bg-success-soft text-success-ink"
              >
                <Check size={15} strokeWidth={3} />
              </span>
              <div>
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-0.5 text-ink-soft text-sm">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      {knowledge && (
        <p className="text-sm">
          <TextLink isStandalone href={knowledge.href} target="_blank" rel="noreferrer">
            <span className="inline-flex items-center gap-2">
              <AboutIcon name={knowledge.icon} size={16} />
              {knowledge.text}
            </span>
            <span className="sr-only"> {say(texts.opensInANew)}</span>
          </TextLink>
        </p>
      )}
    </div>
  );
}
