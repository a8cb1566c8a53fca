import type * as concierge from '@portal/contract/concierge/concierge.calls.ts';
import type * as staffHelp from '@portal/contract/concierge/staff-help.calls.ts';
import type * as staffMessages from '@portal/contract/concierge/staff-messages.calls.ts';
import type * as staffWeaknesses from '@portal/contract/concierge/staff-weaknesses.calls.ts';
import { weaknessPdfName } from '@portal/domain/concierge/weakness-pdf-name.ts';
import type { FilledOrganisation } from '../../../testing/filled-ids.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';

/** A valid input for every call of the cyber concierge, its customers' and its own. */
export type ConciergeSamples = {
  readonly concierge: SamplesOf<typeof concierge>;
  readonly staffWeaknesses: SamplesOf<typeof staffWeaknesses>;
  readonly staffMessages: SamplesOf<typeof staffMessages>;
  readonly staffHelp: SamplesOf<typeof staffHelp>;
};

/** Inputs that name what the concierge has for one organisation wherever a call takes an id. */
export function sampleConciergeInputs(org: FilledOrganisation): ConciergeSamples {
  const { weaknessId, helpRequestId, conciergeMessageId } = org;
  const picture = { fileName: 'screen.gif', bytes: Buffer.from('GIF89a a picture') };
  // What is changed here is named once, so that all of these inputs work one after the other.
  const [savedDraft, publishedDraft, deletedDraft] = org.draftWeaknessIds;
  const [savedMessage, publishedMessage, deletedMessage] = org.draftMessageIds;
  const [assignedRequest, steeredRequest] = org.otherHelpRequestIds;
  const weaknesses = (chosen: string) => ({ weaknesses: [{ weaknessId: chosen, version: 1 }] });
  const list = () => ({ fileName: 'list.csv', bytes: Buffer.from('Name,Severity\nOld software,High\n') });
  return {
    concierge: {
      cyberConciergeConfig: {},
      cyberConciergeAlerts: {},
      cyberConciergeAlert: { conciergeMessageId },
      cyberConciergeWeaknesses: {},
      weakness: { weaknessId },
      weaknessPdf: { weaknessId, fileName: weaknessPdfName('2026-01-01', weaknessId) },
      weaknessFile: { fileId: org.weaknessFileId },
      helpUpload: { file: picture },
      openHelpRequest: {
        subject: 'What does this mean?',
        about: { kind: 'weakness', id: weaknessId },
        text: 'Is this for us or for our web developer?',
        fileIds: [org.unsentFileId],
      },
      helpRequests: {},
      helpRequest: { helpRequestId },
      helpFile: { fileId: org.helpFileId },
      replyToHelpRequest: { helpRequestId, text: 'One more thing.', fileIds: [org.unsentFileId] },
      closeHelpRequest: { helpRequestId },
    },
    staffWeaknesses: {
      listWeaknesses: { orgId: org.orgId },
      readWeakness: { weaknessId },
      previewConciergeText: { text: '## What we found' },
      saveWeakness: {
        weaknessId: savedDraft,
        version: 1,
        title: 'Old software',
        severity: 'Medium',
        cvssVector: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:L/I:L/A:L',
        fact: 'updates-deadlines',
        reportedOn: '2026-01-02',
        body: 'Update it.',
      },
      publishWeaknesses: weaknesses(publishedDraft),
      setWeaknessStatus: { ...weaknesses(weaknessId), status: 'Resolved', note: 'We looked again.' },
      withdrawWeaknesses: weaknesses(org.otherWeaknessId),
      deleteWeaknessDrafts: weaknesses(deletedDraft),
      addWeaknessFile: { weaknessId, file: picture },
      removeWeaknessFile: { weaknessId, fileId: org.otherWeaknessFileId },
      downloadWeaknessFile: { fileId: org.weaknessFileId },
      checkWeaknessImport: { orgId: org.orgId, file: list() },
      importWeaknesses: { orgId: org.orgId, file: list() },
    },
    staffMessages: {
      conciergeChoices: {},
      listConciergeMessages: {},
      readConciergeMessage: { conciergeMessageId },
      saveConciergeMessage: {
        conciergeMessageId: savedMessage,
        version: 1,
        title: 'New invoices by mail',
        body: 'They are not ours.',
        audience: { kind: 'organisations', ids: [org.orgId] },
      },
      publishConciergeMessage: { conciergeMessageId: publishedMessage, version: 1 },
      withdrawConciergeMessage: { conciergeMessageId, version: 1 },
      deleteConciergeMessage: { conciergeMessageId: deletedMessage, version: 1 },
      listMessageReceipts: { conciergeMessageId },
    },
    staffHelp: {
      listHelpRequests: { orgId: org.orgId },
      readHelpRequest: { helpRequestId },
      uploadHelpAnswerFile: { helpRequestId, file: picture },
      answerHelpRequest: { helpRequestId, version: 1, text: 'It is for your web developer.' },
      noteHelpRequest: { helpRequestId, text: 'Asked for the third time.' },
      assignHelpRequest: { helpRequestId: assignedRequest, version: 1, userId: org.staffId },
      setHelpRequestState: { helpRequestId: steeredRequest, version: 1, state: 'inProgress' },
      downloadHelpFile: { fileId: org.helpFileId },
      listCannedAnswers: {},
      saveCannedAnswer: { cannedAnswerId: org.cannedAnswerId, version: 1, title: 'Sign-ins', text: 'Change it.' },
      deleteCannedAnswer: { cannedAnswerId: org.cannedAnswerId },
    },
  };
}
