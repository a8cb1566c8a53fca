import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import { useCallQuery } from '../../api/use-call.ts';
import { DatePicker } from '../../ui/date-picker.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useSave } from './use-save.ts';

type PromotionDialogProps = { readonly onClose: () => void };

const ALL = 'all-brands';

/** Makes a promotion. */
export function PromotionDialog({ onClose }: PromotionDialogProps) {
  const choices = useCallQuery('listOfferChoices', {}).data?.data;
  const { errors, save } = useSave('listPromotions');
  const [fields, setFields] = useState({ text: '', linkLabel: '', linkUrl: '', brandId: ALL });
  const [startsOn, setStartsOn] = useState<CalendarDate | null>(null);
  const [endsOn, setEndsOn] = useState<CalendarDate | null>(null);
  const change = (changes: Partial<typeof fields>) => setFields({ ...fields, ...changes });
  const brands = (choices?.brands ?? []).map(({ brandId, brandName }) => ({ id: brandId, label: brandName }));
  const submit = () =>
    save(
      () =>
        callApi('createPromotion', {
          ...fields,
          brandId: fields.brandId === ALL ? null : fields.brandId,
          startsOn: startsOn?.toString() ?? '',
          endsOn: endsOn?.toString() ?? '',
        }),
      'The promotion is planned.',
    );
  return (
    <FormDialog
      title="New promotion"
      submitLabel="Create promotion"
      isReady={fields.text.trim() !== '' && startsOn !== null && endsOn !== null}
      onSubmit={submit}
      onClose={onClose}
    >
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
          label="Words of the link (optional)"
          value={fields.linkLabel}
          onChange={(linkLabel) => change({ linkLabel })}
          maxLength={50}
          errorMessage={errors.linkLabel}
        />
        <DatePicker<CalendarDate>
          label="First day"
          value={startsOn}
          onChange={setStartsOn}
          errorMessage={errors.startsOn}
        />
        <DatePicker<CalendarDate> label="Last day" value={endsOn} onChange={setEndsOn} errorMessage={errors.endsOn} />
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
