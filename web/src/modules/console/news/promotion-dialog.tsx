import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { parseIsoDate } from '../../../portal/dates/parse-iso-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useConflict } from '../use-conflict.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { promotionDialog as texts } from './news.texts.ts';
import { PromotionPreview } from './promotion-preview.tsx';

export type Promotion = CallOutput<'listPromotions'>['data'][number];

/** Name under which the form is kept when a session ends in its midst. */
export const PROMOTION_FORM = 'promotion';

type PromotionDialogProps = {
  /** The promotion to change; null makes a new one. */
  readonly promotion: Promotion | null;
  readonly onClose: () => void;
};

const ALL = 'all-brands';

/** Makes or changes a promotion, below what people will see of it. */
export function PromotionDialog({ promotion, onClose }: PromotionDialogProps) {
  const choices = useCallQuery('listOfferChoices', {}).data?.data;
  const { errors, save } = useSave('listPromotions');
  const { fields, change } = useKeptFields(PROMOTION_FORM, promotion, () => fieldsOf(promotion));
  const conflict = useConflict({
    kind: 'promotion',
    listed: promotion,
    findNewer: async () =>
      (await callApi('listPromotions', {})).data.find(({ promotionId }) => promotionId === promotion?.promotionId),
    onTakeOver: (newer) => change(fieldsOf(newer)),
  });
  const brands = (choices?.brands ?? []).map(({ brandId, brandName }) => ({ id: brandId, label: brandName }));
  const send = () => {
    const { startsOn, endsOn, brandId, ...rest } = fields;
    const input = {
      ...rest,
      brandId: brandId === ALL ? null : brandId,
      startsOn: startsOn ?? '',
      endsOn: endsOn ?? '',
    };
    return promotion === null
      ? callApi('createPromotion', input)
      : callApi('editPromotion', { ...input, promotionId: promotion.promotionId, version: conflict.version });
  };
  return (
    <FormDialog
      title={promotion === null ? say(texts.newPromotion) : say(texts.editPromotion)}
      submitLabel={promotion === null ? say(texts.createPromotion) : say(texts.saveChanges)}
      isReady={fields.text.trim() !== '' && fields.startsOn !== null && fields.endsOn !== null && !conflict.isOpen}
      hasChanges={JSON.stringify(fields) !== JSON.stringify(fieldsOf(promotion))}
      onSubmit={() =>
        save(
          send,
          promotion === null ? say(texts.thePromotionIsPlanned) : say(texts.thePromotionWasChanged),
          conflict.tell,
        )
      }
      onClose={onClose}
    >
      {conflict.banner}
      <PromotionPreview {...fields} />
      {promotion !== null && <p className="text-ink-soft text-sm">{say(texts.peopleWhoHaveClosed)}</p>}
      <TextField
        label={say(texts.text)}
        value={fields.text}
        onChange={(text) => change({ text })}
        maxLength={200}
        isRequired
        errorMessage={errors.text}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label={say(texts.linkOptional)}
          description={say(texts.description)}
          value={fields.linkUrl}
          onChange={(linkUrl) => change({ linkUrl })}
          maxLength={500}
          errorMessage={errors.linkUrl}
        />
        <TextField
          label={say(texts.linkTextOptional)}
          value={fields.linkLabel}
          onChange={(linkLabel) => change({ linkLabel })}
          maxLength={50}
          errorMessage={errors.linkLabel}
        />
        <DatePicker
          label={say(texts.firstDay)}
          value={parseIsoDate(fields.startsOn)}
          onChange={(day) => change({ startsOn: day?.toString() ?? null })}
          errorMessage={errors.startsOn}
        />
        <DatePicker
          label={say(texts.lastDay)}
          value={parseIsoDate(fields.endsOn)}
          onChange={(day) => change({ endsOn: day?.toString() ?? null })}
          errorMessage={errors.endsOn}
        />
      </div>
      <Select
        label={say(texts.brand)}
        options={[{ id: ALL, label: say(texts.allBrands) }, ...brands]}
        value={fields.brandId}
        onChange={(brandId) => change({ brandId })}
        errorMessage={errors.brandId}
      />
    </FormDialog>
  );
}

function fieldsOf(promotion: Promotion | null) {
  return {
    text: promotion?.text ?? '',
    linkLabel: promotion?.linkLabel ?? '',
    linkUrl: promotion?.linkUrl ?? '',
    brandId: promotion?.brandId ?? ALL,
    // In ISO 8601; null until a whole day is given.
    startsOn: promotion?.startsOn ?? null,
    endsOn: promotion?.endsOn ?? null,
  };
}
