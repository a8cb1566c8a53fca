import * as fileCalls from '@portal/contract/registers/register-files.calls.ts';
import * as calls from '@portal/contract/registers/registers.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { closeRegisterEntry, reopenRegisterEntry } from './close-entry.ts';
import { deleteRegisterEntry } from './delete-entry.ts';
import { answerRegisterTemplate, exportRegister } from './export-register.ts';
import { addRegisterFile, downloadRegisterFile, removeRegisterFile } from './files/keep-file.ts';
import { checkRegisterImport, importRegister } from './import/import-records.ts';
import { readRegister, readRegisterEntry } from './read-register.ts';
import { readRegisters } from './read-registers.ts';
import { saveRegisterEntry } from './save-entry.ts';

/** Calls of registers. */
export const registersCalls: readonly BoundCall<Services>[] = [
  bind(calls.readRegisters).to(readRegisters),
  bind(calls.readRegister).to(readRegister),
  bind(calls.readRegisterEntry).to(readRegisterEntry),
  bind(calls.saveRegisterEntry).to(saveRegisterEntry),
  bind(calls.closeRegisterEntry).to(closeRegisterEntry),
  bind(calls.reopenRegisterEntry).to(reopenRegisterEntry),
  bind(calls.deleteRegisterEntry).to(deleteRegisterEntry),
  bind(calls.registerCsv).to(exportRegister),
  bind(fileCalls.addRegisterFile).to(addRegisterFile),
  bind(fileCalls.removeRegisterFile).to(removeRegisterFile),
  bind(fileCalls.registerFile).to(downloadRegisterFile),
  bind(fileCalls.registerTemplate).to(answerRegisterTemplate),
  bind(fileCalls.checkRegisterImport).to(checkRegisterImport),
  bind(fileCalls.importRegister).to(importRegister),
];
