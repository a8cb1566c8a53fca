import '../../../api/later-calls.ts';
import type { ReactNode } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { CopiedValue } from '../copied-value.tsx';
import { everywhere } from '../phishing.texts.ts';
import type { Overview } from '../phishing-types.ts';
import { check, google, microsoft, other, page as texts } from './allow-list.texts.ts';
import { ProductSteps } from './product-steps.tsx';

/** How filters are told to let practice mails through: /phishing/allow-list. */
export default function AllowListPage() {
  usePageTitle(say(texts.title));
  const query = useCallQuery('phishingOverview', {});
  const overview = query.data?.data;
  return (
    <>
      <PageHeading
        title={say(texts.title)}
        description={say(texts.description)}
        before={<TextLink href="/phishing">{say(everywhere.back)}</TextLink>}
      />
      {overview === undefined && query.isError && <LoadFailed what={say(everywhere.what)} onRetry={query.refetch} />}
      {overview === undefined && !query.isError && <Loading label={say(everywhere.loading)} />}
      {overview !== undefined &&
        (overview.allow === null ? <Banner>{say(texts.notYet)}</Banner> : <Values allow={overview.allow} />)}
    </>
  );
}

type Allow = NonNullable<Overview['allow']>;

const bold = (words: ReactNode) => <strong className="font-semibold">{words}</strong>;

function Values({ allow }: { readonly allow: Allow }) {
  return (
    <div className="flex flex-col gap-6">
      <Card title={say(texts.values)} description={say(texts.valuesLead)}>
        <div className="flex flex-col gap-3">
          <CopiedValue label={say(texts.domain)} value={allow.senderDomain} />
          <CopiedValue label={say(texts.link)} value={allow.linkAddress} />
          <CopiedValue label={say(texts.header)} value={allow.header} />
          {allow.sendingIps.length === 0 ? (
            <p className="text-sm">{say(texts.ip)}</p>
          ) : (
            <CopiedValue label={say(texts.ips)} value={allow.sendingIps.join(', ')} />
          )}
          <p className="text-ink-soft text-sm">{say(texts.caution)}</p>
        </div>
      </Card>
      <div className="grid items-start gap-6 desktop:grid-cols-2">
        <ForMicrosoft allow={allow} />
        <ForGoogle allow={allow} />
      </div>
      <Card title={say(other.title)}>{say(other.text)}</Card>
      <ProductSteps title={say(check.title)} steps={[say(check.plan), say(check.inbox), say(check.bots)]} />
    </div>
  );
}

function ForMicrosoft({ allow: { senderDomain, linkAddress, sendingIps } }: { readonly allow: Allow }) {
  const url = `${linkAddress.replace(/^https?:\/\//, '').replace(/\/+$/, '')}/*`;
  return (
    <ProductSteps
      title={say(microsoft.title)}
      lead={say(microsoft.lead)}
      steps={[
        say.parts(microsoft.open, { b: bold }),
        say.parts(microsoft.tab, { b: bold }),
        say.parts(microsoft.domain, { b: bold, domain: senderDomain }),
        sendingIps.length === 0
          ? say.parts(microsoft.ip, { b: bold })
          : say.parts(microsoft.ips, { b: bold, ips: sendingIps.join(', ') }),
        say.parts(microsoft.url, { b: bold, url }),
        say.parts(microsoft.save, { b: bold }),
      ]}
    />
  );
}

function ForGoogle({ allow: { senderDomain, header, sendingIps } }: { readonly allow: Allow }) {
  return (
    <ProductSteps
      title={say(google.title)}
      lead={say(google.lead)}
      steps={[
        say.parts(google.open, { b: bold }),
        sendingIps.length === 0
          ? say.parts(google.ip, { b: bold })
          : say.parts(google.ips, { b: bold, ips: sendingIps.join(', ') }),
        say.parts(google.rule, { b: bold }),
        say.parts(google.match, { b: bold }),
        say.parts(google.header, { b: bold, header }),
        say.parts(google.sender, { b: bold, domain: senderDomain }),
        say.parts(google.bypass, { b: bold }),
      ]}
    />
  );
}
