import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { type ChosenOrganisation, OrganisationPicker } from '../concierge/organisation-picker.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { ImportPreview } from './import-preview.tsx';

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
    const what = count === 1 ? '1 weakness' : `${count} weaknesses`;
    const doneText = fields.isPublished
      ? `${what} published.`
      : `${what} imported as ${count === 1 ? 'a draft' : 'drafts'}.`;
    if (await save(() => callApi('importWeaknesses', input), doneText)) onClose();
  };

  return (
    <Dialog
      title="Import weaknesses"
      size="large"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Cancel
          </Button>
          {checked === null ? (
            <Button isDisabled={!isReady} onPress={check}>
              Check the file
            </Button>
          ) : (
            <Button isDisabled={count === 0} onPress={take}>
              {`${fields.isPublished ? 'Publish' : 'Import'} ${count}`}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {checked === null ? (
          <>
            <p className="text-ink-soft">
              Accepts website scan findings as this portal exports them, Nessus CSV, SARIF, and any CSV or JSON with a
              title, a severity and a description. Nothing is saved before you have seen what is in it.
            </p>
            <OrganisationPicker
              label="Customer who gets them"
              chosen={fields.organisations}
              onChange={(organisations) => change({ organisations })}
              isSingle
              errorMessage={errors.orgId}
            />
            <FileDrop
              label="List from a scanner"
              description="CSV, JSON or SARIF, up to 10 MB"
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
                <strong className="font-semibold">{file?.name}</strong>, for {organisation?.companyName}
              </p>
              <Button variant="quiet" size="small" onPress={startAgain}>
                Choose another
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
              description={`${organisation?.companyName} sees them and is told by one email. Otherwise, they are drafts that you publish after you have read them.`}
            >
              Publish right away
            </Checkbox>
          </>
        )}
      </div>
    </Dialog>
  );
}
