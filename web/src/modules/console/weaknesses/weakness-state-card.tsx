import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useReopened } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import type { Weakness } from './weakness-form.ts';
import { StatusOfWeakness } from './weakness-marks.tsx';
import { WEAKNESS_STATUS_FORM, WeaknessStatusDialog } from './weakness-status-dialog.tsx';
import { weaknessStateCard as texts } from './weaknesses.texts.ts';

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
      if (await save(() => callApi('deleteWeaknessDrafts', chosen), say(texts.theDraftWasDeleted)))
        return goTo('/console/weaknesses', { replace: true, asksNothing: true });
    } else {
      await save(() => callApi('withdrawWeaknesses', chosen), say(texts.theWeaknessWasWithdrawn));
    }
    setIsEnding(false);
    await onChanged();
  };

  if (weakness.state === 'draft') {
    return (
      <Card
        title={say(texts.title)}
        description={say(texts.writtenByCreatedByCompanyName, { createdBy: weakness.createdBy, companyName })}
      >
        <Button variant="secondary" isFullWidth onPress={() => setIsEnding(true)}>
          {say(texts.deleteDraft)}
        </Button>
        <ConfirmDialog
          title={say(texts.deleteThisDraft)}
          isOpen={isEnding}
          onOpenChange={setIsEnding}
          confirmLabel={say(texts.deleteDraft)}
          cancelLabel={say(texts.keepIt)}
          isDanger
          onConfirm={end}
        >
          {say(texts.itsTextAndIts, { companyName })}
        </ConfirmDialog>
      </Card>
    );
  }
  return (
    <>
      <Card
        title={say(texts.status)}
        aside={<StatusOfWeakness status={weakness.status} />}
        description={
          weakness.statusUpdatedOn === null
            ? undefined
            : say(texts.sinceStatusUpdatedOn, { statusUpdatedOn: formatDate(weakness.statusUpdatedOn) })
        }
      >
        {weakness.statusNote !== '' && <p className="mb-4 whitespace-pre-line text-sm">{weakness.statusNote}</p>}
        <Button variant="soft" isFullWidth isDisabled={hasChanges} onPress={() => setIsSettingStatus(true)}>
          {say(texts.changeStatus)}
        </Button>
        {hasChanges && <p className="mt-2 text-ink-soft text-sm">{say(texts.saveYourChangesFirst)}</p>}
      </Card>
      <Card
        title={say(texts.readBy)}
        description={say(texts.readByAt, { readBy: weakness.readBy, people: weakness.people, companyName })}
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
          {say(texts.withdraw)}
        </Button>
      </Card>
      <ConfirmDialog
        title={say(texts.withdrawThisWeakness)}
        isOpen={isEnding}
        onOpenChange={setIsEnding}
        confirmLabel={say(texts.withdraw)}
        cancelLabel={say(texts.leaveItThere)}
        isDanger
        onConfirm={end}
      >
        {say(texts.forCompanyNameItIs, { companyName })}
      </ConfirmDialog>
      {isSettingStatus && (
        <WeaknessStatusDialog weakness={weakness} onClose={() => setIsSettingStatus(false)} onChanged={onChanged} />
      )}
    </>
  );
}
