import { say } from '../../portal/texts/say.ts';
import { websiteFindingsPage as texts } from './monitoring.texts.ts';
import '../../api/later-calls.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useCallQuery } from '../../api/use-call.ts';
import { HandOverButton } from '../../portal/modules/hand-over-button.tsx';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ExportMenu } from './followed/export-menu.tsx';
import { FindingsFilters } from './followed/findings-filters.tsx';
import { FindingsResult } from './followed/findings-result.tsx';
import { toHandOver } from './followed/to-hand-over.ts';
import { useFindingsAddress } from './followed/use-findings-address.ts';
import { useWebsiteByName } from './followed/use-website-by-name.ts';

/** A website's findings over time: /webappscan/{name}/findings, with the filters in the address. */
export default function WebsiteFindingsPage() {
  const { website, hasFailed, retry } = useWebsiteByName();
  const address = useFindingsAddress();
  const { state, severity, who, check, search, page } = address.query;
  const filter = {
    targetId: website?.targetId ?? '',
    state,
    search,
    ...(severity === '' ? {} : { severity }),
    ...(who === '' ? {} : { who }),
    ...(check === '' ? {} : { checkId: check }),
  };
  const list = useCallQuery(
    'listFindings',
    { ...filter, page },
    { enabled: website !== undefined, placeholderData: keepPreviousData },
  );
  const found = list.data?.data;
  usePageTitle(website ? say(texts.findingsOnName, { name: website.name }) : say(texts.findings));
  return (
    <>
      <PageHeading
        before={
          <TextLink isStandalone href={website ? `/webappscan/${encodeURIComponent(website.name)}` : '/webappscan'}>
            <ArrowLeft aria-hidden="true" size={16} className="-mt-0.5 me-1.5 inline" />
            {website?.name ?? say(texts.websiteScans)}
          </TextLink>
        }
        title={website ? say(texts.findingsOnName, { name: website.name }) : say(texts.findings)}
        description={say(texts.description)}
        action={
          website && (
            <>
              {found !== undefined && found.findings.length > 0 && (
                <HandOverButton what={toHandOver(website.name, found, address.isNarrowed)} />
              )}
              <ExportMenu filter={filter} />
            </>
          )
        }
      />
      {hasFailed && <LoadFailed what={say(texts.what)} onRetry={retry} />}
      {website && (
        <>
          <FindingsFilters address={address} counts={found?.counts} checks={found?.checks ?? []} />
          {list.isError && <LoadFailed what={say(texts.theFindings)} onRetry={list.refetch} />}
          {!list.isError && <FindingsResult list={found} address={address} isStale={list.isPlaceholderData} />}
        </>
      )}
    </>
  );
}
