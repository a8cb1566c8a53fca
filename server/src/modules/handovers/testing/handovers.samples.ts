import type * as handovers from '@portal/contract/handovers/handovers.calls.ts';
import type { FilledOrganisation } from '../../../testing/filled-ids.ts';
import type { ModuleSamples } from '../../../testing/module-samples.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';
import { fillHandovers } from './filled-handovers.ts';

type Filled = Awaited<ReturnType<typeof fillHandovers>>;
type HandoversSamples = { readonly handovers: SamplesOf<typeof handovers> };

declare module '../../../testing/filled-ids.ts' {
  interface FilledOrganisation extends Filled {}
}

declare module '../../../testing/sample-inputs.ts' {
  interface Samples extends HandoversSamples {}
}

export default {
  fill: ({ insert }, member, now) => fillHandovers(insert, member, now),
  inputs: (org: FilledOrganisation): HandoversSamples => ({
    handovers: {
      handOver: {
        points: [{ kind: 'finding', ref: org.findingId }],
        findings: { websiteName: `Site ${org.marker}`, severity: 'low' },
        name: 'Noor Haddad',
        email: 'noor@provider.example',
        note: 'Please do this week.',
        days: 30,
        showsFirm: true,
        sends: true,
      },
      handovers: {},
      revokeHandover: { handoverId: org.handoverId },
      renewHandover: { handoverId: org.handoverId, sends: true },
      confirmHandoverPoint: { pointId: org.handoverPointId },
      answerHandoverQuestion: { questionId: org.handoverQuestionId, answer: 'Yes, at night.' },
      openHandover: { token: org.handoverToken },
      noteHandoverOpened: { token: org.handoverToken },
      reportHandoverDone: { token: org.handoverToken, pointId: org.handoverPointId },
      askAboutHandover: { token: org.handoverToken, pointId: org.handoverPointId, text: 'When may I restart it?' },
    },
  }),
} satisfies ModuleSamples;
