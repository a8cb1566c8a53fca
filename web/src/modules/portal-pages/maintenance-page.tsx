import { MaintenanceWork } from '../../illustrations/maintenance-work.tsx';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { useSessionState } from '../../portal/use-session-state.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { maintenancePage as texts } from './portal-pages.texts.ts';

/** Shown to everyone while the operator works on the portal; the words are the operator's (spec part 1, section 2). */
export default function MaintenancePage() {
  const { maintenance } = useSessionState();
  const title = maintenance.title || say(texts.weWillBeBack);
  usePageTitle(title);
  return (
    <div className="m-auto">
      <EmptyState headingLevel={1} title={title} illustration={<MaintenanceWork />}>
        {maintenance.subHead && <p className="font-medium text-ink">{maintenance.subHead}</p>}
        <p className="mt-1">{maintenance.content || say(texts.weAreWorkingOn)}</p>
        <p className="mt-6 text-sm">
          <TextLink href="/console/signin">{say(texts.signInAsStaff)}</TextLink>
        </p>
      </EmptyState>
    </div>
  );
}
