import { useHasKeptForm } from '../../../portal/kept-forms.ts';
import { nameFormKey } from '../dialogs/edit-name-dialog.tsx';
import { scheduleFormKey } from '../dialogs/schedule-dialog.tsx';
import type { Website } from '../website-types.ts';
import type { WebsiteAction } from './website-actions.ts';

/** The action whose dialog was open for a website when the session ended; null when there was none. */
export function useKeptAction(website: Website): WebsiteAction | null {
  const hasName = useHasKeptForm(nameFormKey(website));
  const hasSchedule = useHasKeptForm(scheduleFormKey(website));
  if (hasName) return 'edit-name';
  return hasSchedule ? 'edit-schedule' : null;
}
