import * as help from '@portal/contract/concierge/staff-help.calls.ts';
import * as messages from '@portal/contract/concierge/staff-messages.calls.ts';
import * as weaknesses from '@portal/contract/concierge/staff-weaknesses.calls.ts';
import { type BoundCall, bind } from '../../../call/bind-call.ts';
import type { ConciergeServices } from '../concierge-services.ts';
import { answerHelpRequest, noteHelpRequest, uploadHelpAnswerFile } from './answer-help.ts';
import { cannedAnswerCalls } from './canned-answers.ts';
import { deleteWeaknessDrafts, publishWeaknesses, setWeaknessStatus, withdrawWeaknesses } from './change-weaknesses.ts';
import { checkWeaknessImport, importWeaknesses } from './import-weaknesses.ts';
import { deleteConciergeMessage, publishMessage, saveMessage, withdrawMessage } from './messages/change-messages.ts';
import {
  listConciergeMessages,
  listMessageReceipts,
  readConciergeChoices,
  readMessage,
} from './messages/read-messages.ts';
import { downloadHelpFile, listHelpRequestsForStaff, readStaffRequest } from './read-help.ts';
import { listWeaknessesForStaff, previewText, readStaffWeakness } from './read-weaknesses.ts';
import { saveWeakness } from './save-weakness.ts';
import { assignHelpRequest, setHelpRequestState } from './steer-help.ts';
import { addWeaknessFile, downloadWeaknessFile, removeWeaknessFile } from './weakness-evidence.ts';

/** Calls by which the provider's staff is the concierge. */
export const consoleConciergeCalls: readonly BoundCall<ConciergeServices>[] = [
  bind(weaknesses.listWeaknesses).to(listWeaknessesForStaff),
  bind(weaknesses.readWeakness).to(readStaffWeakness),
  bind(weaknesses.previewConciergeText).to(previewText),
  bind(weaknesses.saveWeakness).to(saveWeakness),
  bind(weaknesses.publishWeaknesses).to(publishWeaknesses),
  bind(weaknesses.setWeaknessStatus).to(setWeaknessStatus),
  bind(weaknesses.withdrawWeaknesses).to(withdrawWeaknesses),
  bind(weaknesses.deleteWeaknessDrafts).to(deleteWeaknessDrafts),
  bind(weaknesses.addWeaknessFile).to(addWeaknessFile),
  bind(weaknesses.removeWeaknessFile).to(removeWeaknessFile),
  bind(weaknesses.downloadWeaknessFile).to(downloadWeaknessFile),
  bind(weaknesses.checkWeaknessImport).to(checkWeaknessImport),
  bind(weaknesses.importWeaknesses).to(importWeaknesses),
  bind(messages.conciergeChoices).to(readConciergeChoices),
  bind(messages.listConciergeMessages).to(listConciergeMessages),
  bind(messages.readConciergeMessage).to(readMessage),
  bind(messages.saveConciergeMessage).to(saveMessage),
  bind(messages.publishConciergeMessage).to(publishMessage),
  bind(messages.withdrawConciergeMessage).to(withdrawMessage),
  bind(messages.deleteConciergeMessage).to(deleteConciergeMessage),
  bind(messages.listMessageReceipts).to(listMessageReceipts),
  bind(help.listHelpRequests).to(listHelpRequestsForStaff),
  bind(help.readHelpRequest).to(readStaffRequest),
  bind(help.uploadHelpAnswerFile).to(uploadHelpAnswerFile),
  bind(help.answerHelpRequest).to(answerHelpRequest),
  bind(help.noteHelpRequest).to(noteHelpRequest),
  bind(help.assignHelpRequest).to(assignHelpRequest),
  bind(help.setHelpRequestState).to(setHelpRequestState),
  bind(help.downloadHelpFile).to(downloadHelpFile),
  ...cannedAnswerCalls,
];
