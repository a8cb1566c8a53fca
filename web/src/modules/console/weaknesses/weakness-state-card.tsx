import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useReopened } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import type { Weakness } from './weakness-form.ts';
import { StatusOfWeakness } from './weakness-marks.tsx';
import { WEAKNESS_STATUS_FORM, WeaknessStatusDialog } from './weakness-status-dialog.tsx';

type WeaknessStateCardProps = {
  readonly weakness: Weakness;
  /** What is typed and not saved would be lost by these changes. */
  readonly hasChanges: boolean;
  readonly onChanged: () => Promise<void>;
};

/** How a weakness stands, who has read it, and the ways to end it. */
export function WeaknessStateCard({ weakness, hasChanges, onChanged }: WeaknessStateCardProps) {
  const { weaknessId, version, companyName } = weakness;
  const { formatDate, formatDateTime } = useFormatDate();
  const goTo = useGoTo();
  const reopened = useReopened<Weakness>(WEAKNESS_STATUS_FORM);
  const isOfThis = reopened !== null && reopened !== 'new' && reopened.weaknessId === weaknessId;
  const [isSettingStatus, setIsSettingStatus] = useState(isOfThis);
  const [isEnding, setIsEnding] = useState(false);
  const { save } = useSave('listWeaknesses');
  const chosen = { weaknesses: [{ weaknessId, version }] };

  const end = async () => {
    if (weakness.state === 'draft') {
      if (await save(() => callApi('deleteWeaknessDrafts', chosen), 'The draft was deleted.'))
        return goTo('/console/weaknesses', { replace: true, asksNothing: true });
    } else {
      await save(() => callApi('withdrawWeaknesses', chosen), 'The weakness was withdrawn.');
    }
    setIsEnding(false);
    await onChanged();
  };

  if (weakness.state === 'draft') {
    return (
      <Card title="Draft" description={`Written by ${weakness.createdBy}. ${companyName} does not see it yet.`}>
        <Button variant="secondary" isFullWidth onPress={() => setIsEnding(true)}>
          Delete draft
        </Button>
        <ConfirmDialog
          title="Delete this draft?"
          isOpen={isEnding}
          onOpenChange={setIsEnding}
          confirmLabel="Delete draft"
          cancelLabel="Keep it"
          isDanger
          onConfirm={end}
        >
          Its text and its files are gone for good. {companyName} has never seen it.
        </ConfirmDialog>
      </Card>
    );
  }
  return (
    <>
      <Card
        title="Status"
        aside={<StatusOfWeakness status={weakness.status} />}
        description={weakness.statusUpdatedOn === null ? undefined : `Since ${formatDate(weakness.statusUpdatedOn)}`}
      >
        {weakness.statusNote !== '' && <p className="mb-4 whitespace-pre-line text-sm">{weakness.statusNote}</p>}
        <Button variant="soft" isFullWidth isDisabled={hasChanges} onPress={() => setIsSettingStatus(true)}>
          Change status
        </Button>
        {hasChanges && <p className="mt-2 text-ink-soft text-sm">Save your changes first.</p>}
      </Card>
      <Card
        title="Read by"
        description={`${weakness.readBy} of ${weakness.people} ${weakness.people === 1 ? 'person' : 'people'} at ${companyName}`}
      >
        {weakness.readers.length > 0 && (
          <ul className="mb-4 flex flex-col gap-2 text-sm">
            {weakness.readers.map(({ name, readAt }) => (
              <li key={`${name} ${readAt}`}>
                {name}
                <span className="block text-ink-soft">{formatDateTime(readAt)}</span>
              </li>
            ))}
          </ul>
        )}
        <Button variant="secondary" isFullWidth isDisabled={hasChanges} onPress={() => setIsEnding(true)}>
          Withdraw
        </Button>
      </Card>
      <ConfirmDialog
        title="Withdraw this weakness?"
        isOpen={isEnding}
        onOpenChange={setIsEnding}
        confirmLabel="Withdraw"
        cancelLabel="Leave it there"
        isDanger
        onConfirm={end}
      >
        For {companyName}, it is as if it had never been there: links to it lead nowhere, and it no longer counts. It
        cannot be published again. If it was fixed, set its status to Resolved instead.
      </ConfirmDialog>
      {isSettingStatus && (
        <WeaknessStatusDialog weakness={weakness} onClose={() => setIsSettingStatus(false)} onChanged={onChanged} />
      )}
    </>
  );
}
