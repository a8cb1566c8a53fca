import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { say } from '../../portal/texts/say.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AdminsTab } from './admins/admins-tab.tsx';
import { OrganizationTab } from './organization-tab.tsx';
import { settingsPage as texts } from './settings.texts.ts';
import { YourDetails } from './your-details.tsx';

const tabIds = ['you', 'organization', 'admins'] as const;
type TabId = (typeof tabIds)[number];

/** The user's, the company's and the admins' details, one tab each; the tab is in the address (spec part 1, section 2). */
export default function SettingsPage() {
  const { tab } = useParams({ strict: false });
  const goTo = useGoTo();
  const { brandNameShort } = useBrand();
  const selected = tabIds.find((id) => id === tab);
  const labels: Record<TabId, string> = {
    you: say(texts.yourDetails),
    organization: say(texts.organizationDetails),
    admins: say(texts.admins, { brandNameShort }),
  };
  usePageTitle(selected ? labels[selected] : say(texts.settings));
  useEffect(() => {
    if (selected === undefined) goTo('/settings/you', { replace: true });
  }, [selected, goTo]);

  if (selected === undefined) return null;
  return (
    <>
      <PageHeading title={say(texts.settings)} />
      <Tabs
        label={say(texts.settings)}
        selected={selected}
        onChange={(id) => {
          if (id !== selected) goTo(`/settings/${id}`);
        }}
        items={[
          { id: 'you', label: labels.you, content: <YourDetails /> },
          { id: 'organization', label: labels.organization, content: <OrganizationTab /> },
          { id: 'admins', label: labels.admins, content: <AdminsTab /> },
        ]}
      />
    </>
  );
}
