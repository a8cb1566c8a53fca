import { runningScan } from '@portal/domain/monitoring/scan-history.ts';
import { DescriptionDialog } from '../description/description-dialog.tsx';
import { usePlanChoices } from '../page/use-plan-choices.ts';
import type { WebsiteAction } from '../page/website-actions.ts';
import { ScanSignInDialog } from '../sign-in/scan-sign-in-dialog.tsx';
import type { Scan, Website, WebsiteSchedule } from '../website-types.ts';
import { CancelScanDialog } from './cancel-scan-dialog.tsx';
import { EditNameDialog } from './edit-name-dialog.tsx';
import { ExtraChecksDialog } from './extra-checks-dialog.tsx';
import { ProveOwnershipDialog } from './prove-ownership-dialog.tsx';
import { RemoveWebsiteDialog } from './remove-website-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

type WebsiteDialogsProps = {
  readonly action: WebsiteAction | null;
  readonly website: Website;
  readonly otherNames: readonly string[];
  readonly schedule: WebsiteSchedule | null;
  readonly scans: readonly Scan[];
  readonly onClose: () => void;
  readonly onChanged: () => Promise<void>;
  readonly onRenamed: (name: string) => Promise<void>;
  readonly onRemoved: () => Promise<void>;
};

/** The dialog of the action that was chosen for a website, if it has one. */
export function WebsiteDialogs(props: WebsiteDialogsProps) {
  const { action, website, schedule, onClose, onChanged } = props;
  const choices = usePlanChoices();
  const running = runningScan(props.scans);
  switch (action) {
    case 'edit-name':
      return (
        <EditNameDialog website={website} otherNames={props.otherNames} onClose={onClose} onRenamed={props.onRenamed} />
      );
    case 'create-schedule':
    case 'edit-schedule':
      return (
        <ScheduleDialog website={website} schedule={schedule} choices={choices} onClose={onClose} onSaved={onChanged} />
      );
    case 'prove':
      return <ProveOwnershipDialog website={website} onClose={onClose} />;
    case 'extra-checks':
      return <ExtraChecksDialog website={website} onClose={onClose} />;
    case 'sign-in':
      return <ScanSignInDialog website={website} onClose={onClose} />;
    case 'description':
      return <DescriptionDialog website={website} onClose={onClose} />;
    case 'remove':
      return <RemoveWebsiteDialog website={website} onClose={onClose} onRemoved={props.onRemoved} />;
    case 'cancel-scan':
      return running === null ? null : (
        <CancelScanDialog
          probelyTargetId={website.probelyTargetId}
          scan={running}
          schedule={schedule}
          onClose={onClose}
          onCanceled={onChanged}
        />
      );
    default:
      return null;
  }
}
