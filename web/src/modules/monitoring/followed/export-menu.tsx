import { Download } from 'lucide-react';
import { callAddress } from '../../../api/call-address.ts';
import type { CallInput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { exportMenu as texts } from './followed.texts.ts';
import { saveFile } from './save-file.ts';

type ExportMenuProps = { readonly filter: Omit<CallInput<'exportFindings'>, 'format'> };

/** Saves the findings that are shown, all pages of them, as a file. */
export function ExportMenu({ filter }: ExportMenuProps) {
  return (
    <Menu
      label={say(texts.filesToDownload)}
      trigger={
        <Button variant="secondary" icon={<Download aria-hidden="true" size={18} />}>
          {say(texts.download)}
        </Button>
      }
      groups={[
        [
          { id: 'csv', label: 'CSV', description: say(texts.forSpreadsheets) },
          { id: 'json', label: 'JSON', description: say(texts.forOtherPrograms) },
          { id: 'sarif', label: 'SARIF', description: say(texts.forCodeHosts) },
        ],
      ]}
      onAction={(format) => saveFile(callAddress('exportFindings', { ...filter, format }))}
    />
  );
}
