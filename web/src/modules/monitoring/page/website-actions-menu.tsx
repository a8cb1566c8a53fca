import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import {
  BadgeCheck,
  CalendarClock,
  CalendarPlus,
  ChevronDown,
  CircleStop,
  FileCode,
  FlaskConical,
  KeyRound,
  Pencil,
  ScanSearch,
  Trash2,
} from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { useSubscription } from '../../../portal/use-subscription.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { websiteActionsMenu as texts } from './page.texts.ts';
import { WEBSITE_ACTION_LABELS, type WebsiteAction, websiteActions } from './website-actions.ts';

const icons: Readonly<Record<WebsiteAction, typeof Pencil>> = {
  'scan-now': ScanSearch,
  'edit-name': Pencil,
  'create-schedule': CalendarPlus,
  'edit-schedule': CalendarClock,
  prove: BadgeCheck,
  'extra-checks': FlaskConical,
  'sign-in': KeyRound,
  description: FileCode,
  remove: Trash2,
  'cancel-scan': CircleStop,
};

const WHOLE: ReadonlySet<string> = new Set(['safe', 'normal', 'full'] satisfies ScanLevel[]);

type WebsiteActionsMenuProps = {
  readonly isScanRunning: boolean;
  readonly hasSchedule: boolean;
  readonly onAction: (action: WebsiteAction) => void;
};

/** The menu of a website. */
export function WebsiteActionsMenu({ isScanRunning, hasSchedule, onAction }: WebsiteActionsMenuProps) {
  const { probelyRequiresProof = false, probelyScanProfile } = useSubscription();
  const plan = {
    requiresProof: probelyRequiresProof,
    hasFullLevel: probelyScanProfile.includes('full'),
    hasWholeLevel: probelyScanProfile.some((level) => WHOLE.has(level)),
  };
  return (
    <Menu
      label={say(texts.actions)}
      trigger={
        <Button variant="secondary">
          {say(texts.actions)}
          <ChevronDown aria-hidden="true" size={16} />
        </Button>
      }
      onAction={onAction}
      groups={websiteActions(isScanRunning, hasSchedule, plan).map((group) =>
        group.map((id) => {
          const Icon = icons[id];
          return {
            id,
            label: say(WEBSITE_ACTION_LABELS[id]),
            icon: <Icon size={18} />,
            isDanger: id === 'remove' || id === 'cancel-scan',
          };
        }),
      )}
    />
  );
}
