import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useConflict } from '../use-conflict.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { offerDialog as texts } from './marketplace.texts.ts';
import type { ConsoleMarketplace, OwnOffer } from './marketplace-console-types.ts';
import { isOfferReady, offerFormOf, offerInputOf } from './offer-form.ts';
import { OfferSavingsFields } from './offer-savings-fields.tsx';
import { OfferTextFields } from './offer-text-fields.tsx';

/** Name under which the form is kept when a session ends in its midst. */
export const OFFER_FORM = 'marketplace-offer';

type OfferDialogProps = {
  /** The offer to change; null makes a new one. */
  readonly offer: OwnOffer | null;
  readonly market: ConsoleMarketplace;
  readonly onClose: () => void;
};

/** Makes or changes an offer; a new one is not published yet. */
export function OfferDialog({ offer, market, onClose }: OfferDialogProps) {
  const { errors, save } = useSave('readConsoleMarketplace');
  const first = market.partners[0]?.partnerId ?? '';
  const { fields: form, change } = useKeptFields(OFFER_FORM, offer, () => offerFormOf(offer, first));
  const conflict = useConflict({
    kind: 'offer',
    listed: offer,
    findNewer: async () =>
      (await callApi('readConsoleMarketplace', {})).data.offers.find(({ offerId }) => offerId === offer?.offerId),
    onTakeOver: (newer) => change(offerFormOf(newer, first)),
  });
  const send = () =>
    callApi('saveOffer', { ...offerInputOf(form), offerId: offer?.offerId ?? null, version: conflict.version });
  return (
    <FormDialog
      title={offer === null ? say(texts.newOffer) : say(texts.editTitle, { title: offer.title })}
      submitLabel={offer === null ? say(texts.saveDraft) : say(texts.saveChanges)}
      size="large"
      isReady={isOfferReady(form) && !conflict.isOpen}
      hasChanges={JSON.stringify(form) !== JSON.stringify(offerFormOf(offer, first))}
      onSubmit={() =>
        save(send, offer === null ? say(texts.theDraftIsSaved) : say(texts.theOfferWasChanged), conflict.tell)
      }
      onClose={onClose}
    >
      {conflict.banner}
      <div className="grid gap-4 tablet:grid-cols-2">
        <Select
          label={say(texts.partner)}
          options={market.partners.map(({ partnerId, name }) => ({ id: partnerId, label: name }))}
          value={form.partnerId}
          onChange={(partnerId) => change({ partnerId })}
          errorMessage={errors.partnerId}
        />
        <Select
          label={say(texts.category)}
          options={market.categories.map(({ id, name }) => ({ id, label: name }))}
          value={form.category}
          onChange={(category) => change({ category })}
          errorMessage={errors.category}
        />
      </div>
      <TextField
        label={say(texts.title)}
        value={form.title}
        onChange={(title) => change({ title })}
        maxLength={100}
        isRequired
        errorMessage={errors.title}
      />
      <OfferTextFields form={form} onChange={change} errors={errors} />
      <OfferSavingsFields form={form} onChange={change} errors={errors} />
      <Checkbox isSelected={form.isCommission} onChange={(isCommission) => change({ isCommission })}>
        {say(texts.weEarnACommission)}
      </Checkbox>
      <Checkbox isSelected={form.isFeatured} onChange={(isFeatured) => change({ isFeatured })}>
        {say(texts.featuredAlsoShownAt)}
      </Checkbox>
    </FormDialog>
  );
}
