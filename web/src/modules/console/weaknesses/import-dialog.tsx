import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { type ChosenOrganisation, OrganisationPicker } from '../concierge/organisation-picker.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { ImportPreview } from './import-preview.tsx';
import { importDialog as texts } from './weaknesses.texts.ts';

/** Name under which the form is kept when a session ends in its midst. */
export const WEAKNESS_IMPORT_FORM = 'weakness-import';

type ImportDialogProps = { readonly onClose: () => void };
type Checked = CallOutput<'checkWeaknessImport'>['data'];

/** Takes over the list of a scanner for one customer; what would come of it is shown row by row before anything is written. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const { errors, save } = useSave('listWeaknesses');
  const { fields, change } = useKeptFields(WEAKNESS_IMPORT_FORM, null, () => ({
    organisations: [] as readonly ChosenOrganisation[],
    isPublished: false,
  }));
  const [files, setFiles] = useState<readonly File[]>([]);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [organisation] = fields.organisations;
  const [file] = files;
  const isReady = organisation !== undefined && file !== undefined;
  const count = (checked?.counts.new ?? 0) - leftOut.size;

  const startAgain = () => {
    setChecked(null);
    setLeftOut(new Set());
  };
  const sent = () => ({
    orgId: organisation?.orgId ?? '',
    file: { fileName: file?.name ?? '', bytes: file ?? new Blob() },
  });
  const check = () => save(async () => setChecked((await callApi('checkWeaknessImport', sent())).data));
  const take = async () => {
    const input = {
      ...sent(),
      isPublished: fields.isPublished ? ('true' as const) : ('false' as const),
      leaveOut: [...leftOut].join(','),
    };
    const doneText = say(fields.isPublished ? texts.published : texts.imported, { count });
    if (await save(() => callApi('importWeaknesses', input), doneText)) onClose();
  };

  return (
    <Dialog
      title={say(texts.title)}
      size="large"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          {checked === null ? (
            <Button isDisabled={!isReady} onPress={check}>
              {say(texts.checkTheFile)}
            </Button>
          ) : (
            <Button isDisabled={count === 0} onPress={take}>
              {say(fields.isPublished ? texts.publishCount : texts.importCount, { count })}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {checked === null ? (
          <>
            <p className="text-ink-soft">{say(texts.acceptsWebsiteScanFindings)}</p>
            <OrganisationPicker
              label={say(texts.customerWhoGetsThem)}
              chosen={fields.organisations}
              onChange={(organisations) => change({ organisations })}
              isSingle
              errorMessage={errors.orgId}
            />
            <FileDrop
              label={say(texts.listFromAScanner)}
              description={say(texts.description)}
              accept={['.csv', '.json', '.sarif']}
              files={files}
              onFilesChange={setFiles}
              errorMessage={errors.file}
            />
          </>
        ) : (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-0 break-words">
                {say.parts(texts.fileFor, {
                  file: file?.name ?? '',
                  companyName: organisation?.companyName ?? '',
                  strong: (words) => (
                    <strong key="strong" className="font-semibold">
                      {words}
                    </strong>
                  ),
                })}
              </p>
              <Button variant="quiet" size="small" onPress={startAgain}>
                {say(texts.chooseAnother)}
              </Button>
            </div>
            <ImportPreview
              checked={checked}
              leftOut={leftOut}
              onLeaveOut={(number, isLeftOut) => {
                const next = new Set(leftOut);
                if (isLeftOut) next.add(number);
                else next.delete(number);
                setLeftOut(next);
              }}
            />
            <Checkbox
              isSelected={fields.isPublished}
              onChange={(isPublished) => change({ isPublished })}
              description={say(texts.publishHint, { companyName: organisation?.companyName ?? '' })}
            >
              {say(texts.publishRightAway)}
            </Checkbox>
          </>
        )}
      </div>
    </Dialog>
  );
}
