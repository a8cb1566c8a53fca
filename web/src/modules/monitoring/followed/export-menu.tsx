import { Download } from 'lucide-react';
import { callAddress } from '../../../api/call-address.ts';
import type { CallInput } from '../../../api/calls.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { saveFile } from './save-file.ts';

type ExportMenuProps = { readonly filter: Omit<CallInput<'exportFindings'>, 'format'> };

/** Saves the findings that are shown, all pages of them, as a file. */
export function ExportMenu({ filter }: ExportMenuProps) {
  return (
    <Menu
      label="Files to download"
      trigger={
        <Button variant="secondary" icon={<Download aria-hidden="true" size={18} />}>
          Download
        </Button>
      }
      groups={[
        [
          { id: 'csv', label: 'CSV', description: 'For spreadsheet programs' },
          { id: 'json', label: 'JSON', description: 'For other programs' },
        ],
      ]}
      onAction={(format) => saveFile(callAddress('exportFindings', { ...filter, format }))}
    />
  );
}
