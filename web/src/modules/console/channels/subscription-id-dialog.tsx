import { today } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { parseIsoDate } from '../../../portal/dates/parse-iso-date.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useSave } from '../use-save.ts';
import { subscriptionIdDialog as texts } from './channels.texts.ts';

/** Name under which the form is kept when a session ends in its midst, and what is kept. */
export const SUBSCRIPTION_ID_FORM = 'subscription-id';
type KeptSubscriptionId = {
  readonly channelId: string | null;
  readonly planId: string | null;
  readonly ownId: string;
  /** In ISO 8601. */
  readonly expiresOn: string | null;
  readonly maxUses: string;
};

type SubscriptionIdDialogProps = { readonly onClose: () => void };

/** Publishes a subscription id. */
export function SubscriptionIdDialog({ onClose }: SubscriptionIdDialogProps) {
  const choices = useCallQuery('listOfferChoices', {}).data?.data;
  const { timeZone } = useBrand();
  const { errors, save } = useSave('listSubscriptionIds', 'listChannels');
  const kept = useKeptForm<KeptSubscriptionId>(SUBSCRIPTION_ID_FORM);
  const [channelId, setChannelId] = useState(kept?.channelId ?? null);
  const [planId, setPlanId] = useState(kept?.planId ?? null);
  const [ownId, setOwnId] = useState(kept?.ownId ?? '');
  const [expiresOn, setExpiresOn] = useState(() => parseIsoDate(kept?.expiresOn));
  const [maxUses, setMaxUses] = useState(kept?.maxUses ?? '');
  useKeepForm(
    SUBSCRIPTION_ID_FORM,
    useMemo(
      () =>
        ({ channelId, planId, ownId, expiresOn: expiresOn?.toString() ?? null, maxUses }) satisfies KeptSubscriptionId,
      [channelId, planId, ownId, expiresOn, maxUses],
    ),
  );
  const channels = choices?.channels ?? [];
  const eligible = channels.find((channel) => channel.channelId === channelId)?.eligiblePlanIds ?? null;
  const plans = (choices?.plans ?? [])
    .filter((plan) => eligible === null || eligible.includes(plan.planId))
    .map((plan) => ({ id: plan.planId, label: plan.planName }));
  const chosenPlan = plans.some(({ id }) => id === planId) ? planId : null;
  const areUsesWrong = maxUses.trim() !== '' && !/^[1-9]\d{0,4}$/.test(maxUses.trim());

  const submit = () =>
    save(
      () =>
        callApi('createSubscriptionId', {
          channelId: channelId ?? '',
          planId: chosenPlan ?? '',
          expiresOn: expiresOn?.toString() ?? null,
          maxUses: maxUses.trim() === '' ? null : Number(maxUses),
          ...(ownId.trim() === '' ? {} : { subscriptionId: ownId.trim() }),
        }),
      say(texts.theSubscriptionIdIs),
    );

  return (
    <FormDialog
      title={say(texts.title)}
      submitLabel={say(texts.publish)}
      isReady={channelId !== null && chosenPlan !== null && !areUsesWrong}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-soft">{say(texts.anyoneWhoSignsUp)}</p>
      <Select
        label={say(texts.channel)}
        options={channels.map((channel) => ({ id: channel.channelId, label: channel.name }))}
        value={channelId}
        onChange={setChannelId}
        isRequired
        description={choices?.channels.length === 0 ? say(texts.thereIsNoChannel) : undefined}
        errorMessage={errors.channelId}
      />
      <Select
        label={say(texts.plan)}
        options={plans}
        value={chosenPlan}
        onChange={setPlanId}
        isRequired
        errorMessage={errors.planId}
      />
      <TextField
        label={say(texts.subscriptionIdOptional)}
        value={ownId}
        onChange={setOwnId}
        maxLength={100}
        autoComplete="off"
        description={say(texts.description)}
        errorMessage={errors.subscriptionId}
      />
      <DatePicker
        label={say(texts.lastDayOptional)}
        value={expiresOn}
        minValue={today(timeZone)}
        onChange={setExpiresOn}
        errorMessage={errors.expiresOn}
      />
      <TextField
        label={say(texts.howManyPeopleCan)}
        inputMode="numeric"
        value={maxUses}
        onChange={setMaxUses}
        maxLength={5}
        errorMessage={areUsesWrong ? say(texts.pleaseEnterAWhole) : errors.maxUses}
      />
    </FormDialog>
  );
}
