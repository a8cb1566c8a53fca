import { useState } from 'react';
import { SomethingWrong } from '../../../illustrations/something-wrong.tsx';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useHasKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FindingsView } from '../findings/findings-view.tsx';
import { AddWebsiteWizard } from '../wizard/add-website-wizard.tsx';
import { WEBSITE_FORM } from '../wizard/kept-website.ts';
import { NoWebsites } from './no-websites.tsx';
import { websiteScans as texts } from './page.texts.ts';
import { useNamedWebsite } from './use-named-website.ts';
import { usePlanChoices } from './use-plan-choices.ts';
import { useWebsiteAddress } from './use-website-address.ts';
import { useRefreshWebsiteScans, useWebsiteScans } from './use-website-scans.ts';
import { WebsiteBar } from './website-bar.tsx';
import { WebsitePanel } from './website-panel.tsx';
import { WebsiteScansLoading } from './website-scans-loading.tsx';

/** The websites of an organisation: none yet, the chosen one, or the findings of one of its scans. */
export function WebsiteScans() {
  const scans = useWebsiteScans();
  const refresh = useRefreshWebsiteScans();
  const address = useWebsiteAddress();
  const choices = usePlanChoices();
  const { supportEmail } = useBrand();
  const [isAdding, setIsAdding] = useState(useHasKeptForm(WEBSITE_FORM));
  const websites = scans.status === 'ready' ? scans.websites : [];
  const named = useNamedWebsite(scans.status === 'ready' ? websites : null, address);

  if (scans.status === 'loading') return <WebsiteScansLoading />;
  if (scans.status === 'failed') {
    return (
      <Card>
        <EmptyState
          title={say(texts.title)}
          illustration={<SomethingWrong />}
          action={<Button onPress={scans.retry}>{say(texts.tryAgain)}</Button>}
        >
          {say(texts.nothingIsLostAnd, { supportEmail })}
        </EmptyState>
      </Card>
    );
  }

  const website = named ?? websites[0];
  const openScan = website && scans.scansOf(website).find((scan) => scan.scanId === address.scanId);
  return (
    <>
      {website === undefined && <NoWebsites onAdd={() => setIsAdding(true)} />}
      {website && openScan?.status === 'completed' && (
        <FindingsView
          key={openScan.scanId}
          website={website}
          scan={openScan}
          onBack={() => address.closeScan(website.name)}
        />
      )}
      {website && openScan?.status !== 'completed' && (
        <>
          <WebsiteBar
            websites={websites}
            selected={website}
            limits={scans.limits}
            onSelect={(chosen) => address.showWebsite(chosen.name)}
            onAdd={() => setIsAdding(true)}
          />
          <WebsitePanel
            key={website.targetId}
            website={website}
            otherNames={namesBut(website.targetId)}
            schedule={scans.scheduleOf(website)}
            scans={scans.scansOf(website)}
            onOpenScan={(scanId) => address.openScan(website.name, scanId)}
            onRenamed={address.showWebsite}
            onRemoved={address.showBase}
          />
        </>
      )}
      {isAdding && (
        <AddWebsiteWizard
          otherNames={namesBut(null)}
          levels={choices.levels}
          recurrences={choices.recurrences}
          onClose={() => setIsAdding(false)}
          onAdded={async (name) => {
            await refresh();
            address.showWebsite(name);
          }}
        />
      )}
    </>
  );

  function namesBut(targetId: string | null): string[] {
    return websites.filter((candidate) => candidate.targetId !== targetId).map((candidate) => candidate.name);
  }
}
