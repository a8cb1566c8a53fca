import type { IncidentKind } from '@portal/domain/incidents/incident-kinds.ts';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useDraft } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { startDialog as texts } from '../incidents.texts.ts';
import { inLocalTime } from './in-local-time.ts';

type StartDialogProps = { readonly kind: IncidentKind; readonly onClose: () => void };

/** What the form of a new record is put aside under. */
export const startForm = (kind: IncidentKind) => `incident-start-${kind}`;

/** Asks when it was noticed and what happened, and begins a record. */
export function StartDialog({ kind, onClose }: StartDialogProps) {
  const goTo = useGoTo();
  const [empty] = useState(() => ({
    requestId: crypto.randomUUID() as string,
    noticedAt: inLocalTime(new Date()),
    whatHappened: '',
  }));
  const { value, change, drop } = useDraft(startForm(kind), empty);
  const { requestId, noticedAt, whatHappened } = value;
  const { act, errors, setErrors, isBusy } = useAction(
    async () => {
      const input = { requestId, kind, whatHappened, noticedAt: new Date(noticedAt).toISOString() };
      const { data } = await callApi('startIncident', input);
      drop(value);
      goTo(`/incidents/record/${data.incidentId}`);
    },
    { refreshes: ['listIncidents'], failed: { otherwise: say(texts.failed) } },
  );
  const start = () => {
    const missing = {
      ...(Number.isNaN(Date.parse(noticedAt)) ? { noticedAt: say(texts.noTime) } : {}),
      ...(whatHappened.trim() === '' ? { whatHappened: say(texts.missing) } : {}),
    };
    setErrors(missing);
    if (Object.keys(missing).length === 0) void act();
  };
  const leave = () => {
    drop(empty);
    onClose();
  };
  return (
    <Dialog
      title={say(texts.title)}
      isOpen
      onOpenChange={leave}
      isDismissable={whatHappened === ''}
      footer={
        <>
          <Button variant="secondary" onPress={leave}>
            {say(texts.cancel)}
          </Button>
          <Button isBusy={isBusy} onPress={start}>
            {say(texts.start)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <TextField
          label={say(texts.noticedAt)}
          type="datetime-local"
          description={say(texts.noticedHelp)}
          value={noticedAt}
          onChange={(time) => change((before) => ({ ...before, noticedAt: time }))}
          errorMessage={errors.noticedAt}
        />
        <TextArea
          label={say(texts.what)}
          description={say(texts.whatHelp)}
          maxLength={4000}
          value={whatHappened}
          onChange={(text) => change((before) => ({ ...before, whatHappened: text }))}
          errorMessage={errors.whatHappened}
        />
        <p className="text-ink-soft text-sm">{say(texts.tells)}</p>
      </div>
    </Dialog>
  );
}
