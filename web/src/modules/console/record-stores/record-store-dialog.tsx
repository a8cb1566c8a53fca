import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useConflict } from '../use-conflict.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import type { RecordStore } from './record-store-types.ts';
import { recordStoreDialog as texts } from './record-stores.texts.ts';

/** Name under which the form is kept when a session ends in its midst; its key is not. */
export const RECORD_STORE_FORM = 'record-store';

type RecordStoreDialogProps = { readonly store: RecordStore; readonly onClose: () => void };

const fieldsOf = ({ address, isOn, withNames }: RecordStore) => ({ address, isOn, withNames });

/** Where the results of a brand's customers go, and whether they do. */
export function RecordStoreDialog({ store, onClose }: RecordStoreDialogProps) {
  const { errors, save } = useSave('listRecordStores');
  const { fields, change } = useKeptFields(RECORD_STORE_FORM, store, () => fieldsOf(store));
  const [access, setAccess] = useState({ key: '', secret: '' });
  const listed = { ...store, version: store.revision };
  const conflict = useConflict({
    kind: 'text',
    listed,
    findNewer: async () => {
      const { stores } = (await callApi('listRecordStores', {})).data;
      const newer = stores.find(({ brandId }) => brandId === store.brandId);
      return newer && { ...newer, version: newer.revision };
    },
    onTakeOver: (newer) => change(fieldsOf(newer)),
  });
  const send = () =>
    callApi('saveRecordStore', { ...fields, ...access, brandId: store.brandId, revision: conflict.version });
  return (
    <FormDialog
      title={say(texts.title, { brand: store.brandName })}
      submitLabel={say(texts.save)}
      isReady={fields.address !== '' && !conflict.isOpen}
      hasChanges={JSON.stringify(fields) !== JSON.stringify(fieldsOf(store)) || access.key + access.secret !== ''}
      onSubmit={() => save(send, say(texts.saved), conflict.tell)}
      onClose={onClose}
    >
      {conflict.banner}
      <TextField
        label={say(texts.address)}
        description={say(texts.aboutAddress)}
        type="url"
        value={fields.address}
        onChange={(address) => change({ address })}
        maxLength={500}
        isRequired
        errorMessage={errors.address}
      />
      <TextField
        label={say(texts.key)}
        description={store.revision === 0 ? undefined : say(texts.aboutKey)}
        value={access.key}
        onChange={(key) => setAccess({ ...access, key })}
        maxLength={500}
        autoComplete="off"
        errorMessage={errors.key}
      />
      <PasswordField
        label={say(texts.secret)}
        autoComplete="new-password"
        value={access.secret}
        onChange={(secret) => setAccess({ ...access, secret })}
        maxLength={500}
        errorMessage={errors.secret}
      />
      <Checkbox isSelected={fields.isOn} onChange={(isOn) => change({ isOn })} description={say(texts.aboutOn)}>
        {say(texts.isOn)}
      </Checkbox>
      <Checkbox
        isSelected={fields.withNames}
        onChange={(withNames) => change({ withNames })}
        description={say(texts.aboutNames)}
      >
        {say(texts.withNames)}
      </Checkbox>
    </FormDialog>
  );
}
