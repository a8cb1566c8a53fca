import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LinkField } from '../brands/link-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useConflict } from '../use-conflict.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { partnerDialog as texts } from './marketplace.texts.ts';
import type { OwnPartner } from './marketplace-console-types.ts';

/** Name under which the form is kept when a session ends in its midst. */
export const PARTNER_FORM = 'marketplace-partner';

type PartnerDialogProps = {
  /** The partner to change; null makes a new one. */
  readonly partner: OwnPartner | null;
  readonly onClose: () => void;
};

/** Makes or changes a partner. */
export function PartnerDialog({ partner, onClose }: PartnerDialogProps) {
  const { errors, save } = useSave('readConsoleMarketplace');
  const { fields, change } = useKeptFields(PARTNER_FORM, partner, () => fieldsOf(partner));
  const conflict = useConflict({
    kind: 'partner',
    listed: partner,
    findNewer: async () =>
      (await callApi('readConsoleMarketplace', {})).data.partners.find(
        ({ partnerId }) => partnerId === partner?.partnerId,
      ),
    onTakeOver: (newer) => change(fieldsOf(newer)),
  });
  const send = () =>
    callApi('savePartner', { ...fields, partnerId: partner?.partnerId ?? null, version: conflict.version });
  return (
    <FormDialog
      title={partner === null ? say(texts.newPartner) : say(texts.editName, { name: partner.name })}
      submitLabel={partner === null ? say(texts.addPartner) : say(texts.saveChanges)}
      isReady={Object.values(fields).every((text) => text.trim() !== '') && !conflict.isOpen}
      hasChanges={JSON.stringify(fields) !== JSON.stringify(fieldsOf(partner))}
      onSubmit={() =>
        save(send, partner === null ? say(texts.thePartnerWasAdded) : say(texts.thePartnerWasChanged), conflict.tell)
      }
      onClose={onClose}
    >
      {conflict.banner}
      <TextField
        label={say(texts.name)}
        value={fields.name}
        onChange={(name) => change({ name })}
        maxLength={80}
        autoComplete="off"
        isRequired
        description={partner === null ? say(texts.setsTheAddressOf) : undefined}
        errorMessage={errors.name}
      />
      <TextField
        label={say(texts.whatItDoesIn)}
        value={fields.summary}
        onChange={(summary) => change({ summary })}
        maxLength={200}
        isRequired
        errorMessage={errors.summary}
      />
      <TextArea
        label={say(texts.aboutThePartner)}
        value={fields.about}
        onChange={(about) => change({ about })}
        maxLength={1500}
        isRequired
        errorMessage={errors.about}
      />
      <LinkField
        label={say(texts.website)}
        value={fields.website}
        onChange={(website) => change({ website })}
        isRequired
        errorMessage={errors.website}
      />
    </FormDialog>
  );
}

function fieldsOf(partner: OwnPartner | null) {
  return {
    name: partner?.name ?? '',
    summary: partner?.summary ?? '',
    about: partner?.about ?? '',
    website: partner?.website ?? '',
  };
}
