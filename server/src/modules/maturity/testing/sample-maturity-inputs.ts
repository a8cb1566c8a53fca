import type * as maturity from '@portal/contract/maturity/maturity.calls.ts';
import type * as maturityAsks from '@portal/contract/maturity/maturity-asks.calls.ts';
import type { FilledOrganisation } from '../../../testing/filled-ids.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';

/** A valid input for every call of the maturity assessment. */
export type MaturitySamples = {
  readonly maturity: SamplesOf<typeof maturity>;
  readonly maturityAsks: SamplesOf<typeof maturityAsks>;
};

/** Inputs that name the answers of one organisation wherever a call takes an id. */
export function sampleMaturityInputs(org: FilledOrganisation): MaturitySamples {
  const elementPath = 'leadership';
  return {
    maturity: {
      assessmentConfig: {},
      readNotices: {},
      assessment: {},
      saveAssessment: {
        data: { elementPath, questionVersion: 1, level: 3, dontKnow: false, note: 'As agreed.', version: 1 },
      },
      removeAssessment: { data: { elementPath } },
      maturityReport: {},
      planStep: { elementPath, from: 1, step: 2, done: true },
      planHours: { hours: 40 },
      maturityPdf: {},
    },
    maturityAsks: {
      askColleague: { elementPath, email: 'noor@firm.example', name: 'Noor Haddad', message: 'You know this best.' },
      revokeAsk: { askId: org.askId },
      takeAnswer: { askId: org.answeredAskId, version: 0 },
      openAsk: { token: org.askToken },
      answerAsk: { token: org.askToken, questionVersion: 1, level: 2, note: 'As of today.' },
    },
  };
}
