import * as help from '@portal/contract/concierge/staff-help.calls.ts';
import * as messages from '@portal/contract/concierge/staff-messages.calls.ts';
import * as weaknesses from '@portal/contract/concierge/staff-weaknesses.calls.ts';
import { type BoundCall, bind } from '../../../http/bind-call.ts';
import type { ConciergeServices } from '../concierge-services.ts';
import { createAnswerHelpRequest, createNoteHelpRequest, createUploadHelpAnswerFile } from './answer-help.ts';
import { cannedAnswerCalls } from './canned-answers.ts';
import {
  createDeleteMessage,
  createPublishMessage,
  createSaveMessage,
  createWithdrawMessage,
} from './change-messages.ts';
import {
  createDeleteWeaknessDrafts,
  createPublishWeaknesses,
  createSetWeaknessStatus,
  createWithdrawWeaknesses,
} from './change-weaknesses.ts';
import { createCheckWeaknessImport, createImportWeaknesses } from './import-weaknesses.ts';
import { createDownloadHelpFile, createListStaffRequests, createReadStaffRequest } from './read-help.ts';
import { createConciergeChoices, createListMessages, createListReceipts, createReadMessage } from './read-messages.ts';
import { createListStaffWeaknesses, createPreviewText, createReadStaffWeakness } from './read-weaknesses.ts';
import { createSaveWeakness } from './save-weakness.ts';
import { createAssignHelpRequest, createSetHelpRequestState } from './steer-help.ts';
import { createAddWeaknessFile, createDownloadWeaknessFile, createRemoveWeaknessFile } from './weakness-evidence.ts';

/** Calls by which the provider's staff is the concierge. */
export function consoleConciergeModule(services: ConciergeServices): BoundCall[] {
  return [
    bind(weaknesses.listWeaknesses).to(createListStaffWeaknesses(services)),
    bind(weaknesses.readWeakness).to(createReadStaffWeakness(services)),
    bind(weaknesses.previewConciergeText).to(createPreviewText()),
    bind(weaknesses.saveWeakness).to(createSaveWeakness(services)),
    bind(weaknesses.publishWeaknesses).to(createPublishWeaknesses(services)),
    bind(weaknesses.setWeaknessStatus).to(createSetWeaknessStatus(services)),
    bind(weaknesses.withdrawWeaknesses).to(createWithdrawWeaknesses(services)),
    bind(weaknesses.deleteWeaknessDrafts).to(createDeleteWeaknessDrafts(services)),
    bind(weaknesses.addWeaknessFile).to(createAddWeaknessFile(services)),
    bind(weaknesses.removeWeaknessFile).to(createRemoveWeaknessFile(services)),
    bind(weaknesses.downloadWeaknessFile).to(createDownloadWeaknessFile(services)),
    bind(weaknesses.checkWeaknessImport).to(createCheckWeaknessImport(services)),
    bind(weaknesses.importWeaknesses).to(createImportWeaknesses(services)),

    bind(messages.conciergeChoices).to(createConciergeChoices(services)),
    bind(messages.listConciergeMessages).to(createListMessages(services)),
    bind(messages.readConciergeMessage).to(createReadMessage(services)),
    bind(messages.saveConciergeMessage).to(createSaveMessage(services)),
    bind(messages.publishConciergeMessage).to(createPublishMessage(services)),
    bind(messages.withdrawConciergeMessage).to(createWithdrawMessage(services)),
    bind(messages.deleteConciergeMessage).to(createDeleteMessage(services)),
    bind(messages.listMessageReceipts).to(createListReceipts(services)),

    bind(help.listHelpRequests).to(createListStaffRequests(services)),
    bind(help.readHelpRequest).to(createReadStaffRequest(services)),
    bind(help.uploadHelpAnswerFile).to(createUploadHelpAnswerFile(services)),
    bind(help.answerHelpRequest).to(createAnswerHelpRequest(services)),
    bind(help.noteHelpRequest).to(createNoteHelpRequest(services)),
    bind(help.assignHelpRequest).to(createAssignHelpRequest(services)),
    bind(help.setHelpRequestState).to(createSetHelpRequestState(services)),
    bind(help.downloadHelpFile).to(createDownloadHelpFile(services)),
    ...cannedAnswerCalls(services),
  ];
}
