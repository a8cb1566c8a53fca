import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { type CheckedRow, CheckedRows } from './checked-rows.tsx';
import { signUpLinksCsvDialog as texts } from './sign-ups.texts.ts';

/** Name under which the list is kept when a session ends in its midst. */
export const SIGN_UP_LINKS_CSV_FORM = 'sign-up-links-csv';

type SignUpLinksCsvDialogProps = { readonly onClose: () => void };

const EXAMPLE = 'email,first name,last name,company,subscription id';

/** Mails sign-up links to everybody of a list. What is wrong is shown row by row before anything is sent. */
export function SignUpLinksCsvDialog({ onClose }: SignUpLinksCsvDialogProps) {
  const { errors, save } = useSave('listSignUpLinks');
  const { fields, change: setFields } = useKeptFields(SIGN_UP_LINKS_CSV_FORM, null, () => ({ csv: '' }));
  const { csv } = fields;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [rows, setRows] = useState<readonly CheckedRow[] | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const wrong = rows?.filter(({ problem }) => problem !== null).length ?? 0;

  const change = (text: string) => {
    setFields({ csv: text });
    setRows(null);
  };
  const takeFiles = async (taken: readonly File[]) => {
    setFiles(taken);
    const [file] = taken;
    change(file === undefined ? '' : await file.text());
  };
  const run = async (work: () => Promise<unknown>) => {
    if (isBusy) return;
    setIsBusy(true);
    await work();
    setIsBusy(false);
  };
  const check = () => run(() => save(async () => setRows((await callApi('checkSignUpLinks', { csv })).data.rows)));
  const send = () =>
    run(async () => {
      if (
        await save(
          () => callApi('createSignUpLinks', { csv }),
          say(texts.linksAreOnTheirWay, { count: rows?.length ?? 0 }),
        )
      )
        onClose();
    });

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
          {rows === null || wrong > 0 ? (
            <Button isBusy={isBusy} isDisabled={csv.trim() === ''} onPress={check}>
              {rows === null ? say(texts.checkTheList) : say(texts.checkAgain)}
            </Button>
          ) : (
            <Button isBusy={isBusy} onPress={send}>
              {say(texts.sendCountCount, { count: rows.length })}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">
          {say.parts(texts.theFirstLineNames, { code: (words) => <code key="code">{words}</code> })}
        </p>
        <FileDrop
          label={say(texts.tableAsCsv)}
          description={say(texts.columnsExample, { example: EXAMPLE })}
          accept={['.csv', 'text/csv']}
          files={files}
          onFilesChange={takeFiles}
        />
        <TextArea
          label={say(texts.orPasteItHere)}
          rows={5}
          value={csv}
          onChange={change}
          maxLength={300_000}
          spellCheck="false"
          errorMessage={errors.csv}
        />
        {rows && <CheckedRows rows={rows} />}
      </div>
    </Dialog>
  );
}
