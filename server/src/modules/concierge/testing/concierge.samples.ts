import type { ModuleSamples } from '../../../testing/module-samples.ts';
import { fillConcierge } from './filled-concierge.ts';
import { type ConciergeSamples, sampleConciergeInputs } from './sample-concierge-inputs.ts';

type Filled = Awaited<ReturnType<typeof fillConcierge>>;

declare module '../../../testing/filled-ids.ts' {
  interface FilledOrganisation extends Filled {}
}

declare module '../../../testing/sample-inputs.ts' {
  interface Samples extends ConciergeSamples {}
}

export default {
  fill: ({ insert, putFile }, member, now) => fillConcierge(insert, putFile, member, now),
  inputs: sampleConciergeInputs,
  systemTables: ['canned_answers', 'concierge_messages', 'help_notes'],
  clearedBy: {
    cyberconcierge: [
      'weaknesses',
      'weakness_files',
      'concierge_deliveries',
      'help_requests',
      'help_replies',
      'help_files',
    ],
  },
} satisfies ModuleSamples;
