import { say } from '../../portal/texts/say.ts';
import { handOverDialog as texts } from './handovers.texts.ts';
import '../../api/later-calls.ts';
import { HANDOVER_DAYS } from '@portal/domain/handovers/handover-limits.ts';
import { HandedOverLink } from '../../portal/modules/hand-over-button.tsx';
import type { ToHandOver } from '../../portal/modules/home-part.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SegmentedChoice } from '../../ui/fields/segmented-choice.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { CopyLink } from './copy-link.tsx';
import { EarlierHelpers } from './earlier-helpers.tsx';
import { useHandOver } from './use-hand-over.ts';

type HandOverDialogProps = { readonly what: ToHandOver; readonly onClose: () => void };

/** Asks whom it goes to and what they may see; the link is sent from here, or only shown to be copied. */
export default function HandOverDialog({ what, onClose }: HandOverDialogProps) {
  const form = useHandOver(what, onClose);
  const { fields, link, errors, isBusy, handOver } = form;
  if (link !== null)
    return (
      <Dialog
        title={say(texts.title)}
        isOpen
        onOpenChange={onClose}
        footer={<Button onPress={onClose}>{say(texts.done)}</Button>}
      >
        <CopyLink link={link} name={fields.name} />
      </Dialog>
    );
  return (
    <Dialog
      title={say(texts.sendToMyIt)}
      isOpen
      onOpenChange={onClose}
      isDismissable={fields.name === '' && fields.email === '' && fields.note === ''}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button variant="secondary" isDisabled={isBusy} onPress={() => handOver(false)}>
            {say(texts.onlyMakeALink)}
          </Button>
          <Button isBusy={isBusy} onPress={() => handOver(true)}>
            {say(texts.send)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{say(texts.theyGetALink)}</p>
        <p className="wrap-anywhere rounded-box bg-sunken px-4 py-3 font-medium">{what.label}</p>
        <EarlierHelpers
          onChoose={(helper) => {
            form.setName(helper.name);
            form.setEmail(helper.email);
          }}
        />
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField
            label={say(texts.name)}
            autoComplete="off"
            maxLength={120}
            value={fields.name}
            onChange={form.setName}
            errorMessage={errors.name}
          />
          <TextField
            label={say(texts.email)}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={fields.email}
            onChange={form.setEmail}
            errorMessage={errors.email}
          />
        </div>
        <TextArea
          label={say(texts.aNoteOptional)}
          rows={3}
          maxLength={1000}
          value={fields.note}
          onChange={form.setNote}
          errorMessage={errors.note}
        />
        <SegmentedChoice
          label={say(texts.theLinkWorksFor)}
          options={HANDOVER_DAYS.map((days) => ({ id: String(days), label: say(texts.days, { days }) }))}
          value={String(fields.days)}
          onChange={(id) => form.setDays(HANDOVER_DAYS.find((days) => String(days) === id) ?? fields.days)}
        />
        <Checkbox isSelected={fields.showsFirm} onChange={form.setShowsFirm} description={say(texts.description)}>
          {say(texts.showMyNameAnd)}
        </Checkbox>
        <p className="text-sm">
          <HandedOverLink />
        </p>
      </div>
    </Dialog>
  );
}
