import { randomUUID } from 'node:crypto';
import type * as registerFiles from '@portal/contract/registers/register-files.calls.ts';
import type * as registers from '@portal/contract/registers/registers.calls.ts';
import type { ModuleSamples } from '../../../testing/module-samples.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';

declare module '../../../testing/filled-ids.ts' {
  interface FilledOrganisation {
    readonly registerEntryId: string;
    readonly registerFileId: string;
    readonly closedRegisterEntryId: string;
  }
}

declare module '../../../testing/sample-inputs.ts' {
  interface Samples {
    readonly registers: SamplesOf<typeof registers>;
    readonly registerFiles: SamplesOf<typeof registerFiles>;
  }
}

const IMPORTED = 'Company,What they do for you,If they fail\r\nNorthgate,Payroll,We cannot work\r\n';
const importedFile = () => ({ fileName: 'suppliers.csv', bytes: Buffer.from(IMPORTED) });

export default {
  fill: async ({ insert, putFile }, { orgId, userId, marker }, now) => {
    const [registerEntryId, closedRegisterEntryId] = [randomUUID(), randomUUID()];
    const by = { changed_by_name: marker, changed_at: now };
    const entry = {
      org_id: orgId,
      register: 'suppliers',
      title: marker,
      values: JSON.stringify({ name: marker, service: 'Payroll', importance: 'high' }),
      ticks: '{}',
      owner_name: marker,
      owner_email: `owner-${marker}@firm.example`,
      due_on: now.toISOString().slice(0, 10),
      created_at: now,
      created_by_name: marker,
      ...by,
    } as const;
    await insert('register_entries', { ...entry, entry_id: registerEntryId });
    const closed = { closed_on: entry.due_on, closed_by: userId, closed_by_name: marker };
    await insert('register_entries', { ...entry, ...closed, entry_id: closedRegisterEntryId });
    const changeId = randomUUID();
    const change = { change_id: changeId, org_id: orgId, entry_id: registerEntryId, kind: 'created' } as const;
    await insert('register_changes', { ...change, changes: '[]', file_name: marker, ...by });
    const registerFileId = randomUUID();
    await insert('register_files', {
      file_id: registerFileId,
      org_id: orgId,
      entry_id: registerEntryId,
      file_name: `${marker}.txt`,
      size: marker.length,
      sha256: Buffer.alloc(32),
      added_by: userId,
      added_by_name: marker,
      added_at: now,
    });
    await putFile(`registers/${orgId}/${registerFileId}`, Buffer.from(marker));
    return { registerEntryId, registerFileId, closedRegisterEntryId };
  },
  inputs: ({ registerEntryId, registerFileId, closedRegisterEntryId }, now) => ({
    registers: {
      readRegisters: {},
      readRegister: { register: 'suppliers' },
      readRegisterEntry: { entryId: registerEntryId },
      saveRegisterEntry: {
        register: 'suppliers',
        entryId: registerEntryId,
        values: { name: 'Northgate', service: 'Payroll', importance: 'high' },
        ticks: {},
        ownerName: 'Ann Lee',
        ownerEmail: 'ann@firm.example',
        version: 1,
      },
      closeRegisterEntry: {
        entryId: registerEntryId,
        closedOn: new Date(now.getTime() - 48 * 60 * 60_000).toISOString().slice(0, 10),
        planNext: false,
        version: 1,
      },
      reopenRegisterEntry: { entryId: closedRegisterEntryId, version: 1 },
      deleteRegisterEntry: { entryId: registerEntryId, version: 1 },
      registerCsv: { register: 'suppliers' },
    },
    registerFiles: {
      addRegisterFile: {
        entryId: registerEntryId,
        file: { fileName: 'contract.txt', bytes: Buffer.from('Signed by both.') },
      },
      removeRegisterFile: { fileId: registerFileId },
      registerFile: { fileId: registerFileId },
      registerTemplate: { register: 'suppliers' },
      checkRegisterImport: { register: 'suppliers', file: importedFile() },
      importRegister: { register: 'suppliers', file: importedFile(), skipErrors: 'false' },
    },
  }),
} satisfies ModuleSamples;
