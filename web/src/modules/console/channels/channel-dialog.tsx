import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PictureField } from '../brands/picture-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useConflict } from '../use-conflict.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { channelDialog as texts } from './channels.texts.ts';

type StoredChannel = CallOutput<'listOfferChoices'>['data']['channels'][number];
export type Channel = CallOutput<'listChannels'>['data']['channels'][number];

/** Name under which the form is kept when a session ends in its midst. */
export const CHANNEL_FORM = 'channel';

type ChannelDialogProps = {
  /** The channel to change; null makes a new one. */
  readonly channel: Channel | null;
  readonly onClose: () => void;
};

/** Makes or changes a channel. */
export function ChannelDialog({ channel, onClose }: ChannelDialogProps) {
  const choices = useCallQuery('listOfferChoices', {}).data?.data;
  const { errors, save } = useSave('listChannels', 'listSubscriptionIds');
  const { fields, change } = useKeptFields(CHANNEL_FORM, channel, () => fieldsOf(channel));
  const conflict = useConflict<StoredChannel>({
    kind: 'channel',
    listed: channel,
    findNewer: async () =>
      (await callApi('listOfferChoices', {})).data.channels.find(({ channelId }) => channelId === channel?.channelId),
    onTakeOver: (newer) => change(fieldsOf(newer)),
  });
  const plans = choices?.plans ?? [];
  const brands = (choices?.brands ?? []).map(({ brandId, brandName }) => ({ id: brandId, label: brandName }));
  // Most providers have one brand, which needs no choosing.
  const brandId = fields.brandId ?? brands[0]?.id ?? null;
  const chosen = fields.eligiblePlanIds ?? plans.map(({ planId }) => planId);
  const tick = (planId: string, isChosen: boolean) => {
    const next = plans.map((plan) => plan.planId).filter((id) => (id === planId ? isChosen : chosen.includes(id)));
    change({ eligiblePlanIds: next.length === plans.length ? null : next });
  };

  const isNoneChosen = choices !== undefined && chosen.length === 0;
  const planError = isNoneChosen ? say(texts.pleaseChooseAtLeast) : errors.eligiblePlanIds;

  const submit = () => {
    const input = { ...fields, name: fields.name.trim(), brandId: brandId ?? '' };
    return save(
      () =>
        channel === null
          ? callApi('createChannel', input)
          : callApi('editChannel', { ...input, channelId: channel.channelId, version: conflict.version }),
      channel === null ? say(texts.theChannelIsReady) : say(texts.theChannelWasChanged),
      conflict.tell,
    );
  };

  return (
    <FormDialog
      title={channel === null ? say(texts.newChannel) : say(texts.editChannel)}
      submitLabel={channel === null ? say(texts.createChannel) : say(texts.saveChanges)}
      isReady={fields.name.trim() !== '' && brandId !== null && chosen.length > 0 && !conflict.isOpen}
      hasChanges={JSON.stringify(fields) !== JSON.stringify(fieldsOf(channel))}
      onSubmit={submit}
      onClose={onClose}
    >
      {conflict.banner}
      <TextField
        label={say(texts.name)}
        value={fields.name}
        onChange={(name) => change({ name })}
        maxLength={100}
        isRequired
        description={say(texts.description)}
        errorMessage={errors.name}
      />
      <Select
        label={say(texts.brand)}
        options={brands}
        value={brandId}
        onChange={(next) => change({ brandId: next })}
        isRequired
        errorMessage={errors.brandId}
      />
      <Checkbox isSelected={fields.isTrialDisabled} onChange={(isTrialDisabled) => change({ isTrialDisabled })}>
        {say(texts.withoutAFreeTrial)}
      </Checkbox>
      <fieldset>
        <legend className="mb-2 font-medium text-sm">{say(texts.plansItsCustomersCan)}</legend>
        <div className="flex flex-col gap-2">
          {plans.map(({ planId, planName }) => (
            <Checkbox key={planId} isSelected={chosen.includes(planId)} onChange={(isChosen) => tick(planId, isChosen)}>
              {planName}
            </Checkbox>
          ))}
        </div>
        {planError !== undefined && (
          <p role="alert" className="mt-1.5 font-medium text-danger-ink text-sm">
            {planError}
          </p>
        )}
      </fieldset>
      <TextField
        label={say(texts.headingAboveThePlans)}
        value={fields.channelDiscountTitle}
        onChange={(channelDiscountTitle) => change({ channelDiscountTitle })}
        maxLength={100}
        errorMessage={errors.channelDiscountTitle}
      />
      <TextArea
        label={say(texts.textAboveThePlans)}
        rows={3}
        value={fields.channelDiscountDescription}
        onChange={(channelDiscountDescription) => change({ channelDiscountDescription })}
        maxLength={500}
        errorMessage={errors.channelDiscountDescription}
      />
      <PictureField
        label={say(texts.firstLogoOptional)}
        description={say(texts.theLogoOfThe)}
        value={fields.marketingLogoPrimary}
        onChange={(marketingLogoPrimary) => change({ marketingLogoPrimary })}
        errorMessage={errors.marketingLogoPrimary}
      />
      <PictureField
        label={say(texts.secondLogoOptional)}
        description={say(texts.nextToTheFirst)}
        value={fields.marketingLogoSecondary}
        onChange={(marketingLogoSecondary) => change({ marketingLogoSecondary })}
        errorMessage={errors.marketingLogoSecondary}
      />
    </FormDialog>
  );
}

function fieldsOf(channel: StoredChannel | null) {
  return {
    name: channel?.name ?? '',
    brandId: channel?.brandId ?? null,
    isTrialDisabled: channel?.isTrialDisabled ?? false,
    channelDiscountTitle: channel?.channelDiscountTitle ?? '',
    channelDiscountDescription: channel?.channelDiscountDescription ?? '',
    marketingLogoPrimary: channel?.marketingLogoPrimary ?? null,
    marketingLogoSecondary: channel?.marketingLogoSecondary ?? null,
    eligiblePlanIds: channel?.eligiblePlanIds ?? null,
  };
}
