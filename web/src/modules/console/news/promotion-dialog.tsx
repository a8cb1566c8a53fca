import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { parseIsoDate } from '../../../portal/dates/parse-iso-date.ts';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useConflict } from '../use-conflict.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
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
    what: 'promotion',
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
      title={promotion === null ? 'New promotion' : 'Edit promotion'}
      submitLabel={promotion === null ? 'Create promotion' : 'Save changes'}
      isReady={fields.text.trim() !== '' && fields.startsOn !== null && fields.endsOn !== null && !conflict.isOpen}
      hasChanges={JSON.stringify(fields) !== JSON.stringify(fieldsOf(promotion))}
      onSubmit={() =>
        save(send, promotion === null ? 'The promotion is planned.' : 'The promotion was changed.', conflict.tell)
      }
      onClose={onClose}
    >
      {conflict.banner}
      <PromotionPreview {...fields} />
      {promotion !== null && (
        <p className="text-ink-soft text-sm">People who have closed this promotion do not see it again.</p>
      )}
      <TextField
        label="Text"
        value={fields.text}
        onChange={(text) => change({ text })}
        maxLength={200}
        isRequired
        errorMessage={errors.text}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label="Link (optional)"
          description="https://… or a page of the portal, such as /plan"
          value={fields.linkUrl}
          onChange={(linkUrl) => change({ linkUrl })}
          maxLength={500}
          errorMessage={errors.linkUrl}
        />
        <TextField
          label="Link text (optional)"
          value={fields.linkLabel}
          onChange={(linkLabel) => change({ linkLabel })}
          maxLength={50}
          errorMessage={errors.linkLabel}
        />
        <DatePicker
          label="First day"
          value={parseIsoDate(fields.startsOn)}
          onChange={(day) => change({ startsOn: day?.toString() ?? null })}
          errorMessage={errors.startsOn}
        />
        <DatePicker
          label="Last day"
          value={parseIsoDate(fields.endsOn)}
          onChange={(day) => change({ endsOn: day?.toString() ?? null })}
          errorMessage={errors.endsOn}
        />
      </div>
      <Select
        label="Brand"
        options={[{ id: ALL, label: 'All brands' }, ...brands]}
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
