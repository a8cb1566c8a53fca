import type { ProofPart } from '@portal/domain/proof-packs/proof-parts.ts';
import type { Preview } from '../proof-types.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What each part tells whoever gets the pack, in a sentence. */
export const DISCLOSES: Readonly<Record<ProofPart, (preview: Preview) => string>> = {
  policies: ({ facts }) =>
    `Name, version, approval date and next review of ${counted(facts.policies.length, 'policy', 'policies')}.`,
  signOffs: ({ facts }) =>
    `How many were asked to confirm ${facts.signOffs.length === 1 ? 'the policy' : `each of ${facts.signOffs.length} policies`}, and how many have.`,
  training: ({ facts }) =>
    `How many of ${counted(facts.training.people, 'person', 'people')} have completed each course that was opened.`,
  websites: ({ facts }) =>
    `${facts.websites.length === 1 ? 'The name of one website' : `The names of ${facts.websites.length} websites`} with the number of open findings by severity, also month by month. Never what they are or where.`,
  maturity: () => 'Your level and that of each element. Never your notes.',
  rating: () => 'Your rating, its band, and the grade of each area.',
  secondFactor: () => 'How many administrators of this portal use a second factor.',
};

/** Why a part cannot be chosen, and where to change that. */
export const EMPTY: Readonly<Record<ProofPart, { text: string; href: string; label: string }>> = {
  policies: { text: 'No policy has been approved yet.', href: '/securitypolicy', label: 'Show the policies' },
  signOffs: {
    text: 'No one has been asked to confirm a policy yet.',
    href: '/securitypolicy',
    label: 'Show the policies',
  },
  training: { text: 'No course has been opened for anyone yet.', href: '/training', label: 'Show the training' },
  websites: { text: 'No website scan has finished yet.', href: '/webappscan', label: 'Show the websites' },
  maturity: { text: 'No question has been answered yet.', href: '/cybermaturity', label: 'Show the assessment' },
  rating: { text: 'There is no rating yet.', href: '/attacksurface', label: 'Show the rating' },
  secondFactor: { text: 'There is no one to count.', href: '/settings/admins', label: 'Show the admins' },
};

/** What can be told beyond the least. */
export function moreOf(part: ProofPart, { facts, names }: Preview): { label: string; description: string } | null {
  switch (part) {
    case 'policies':
      return {
        label: `Add the full text of ${facts.policies.length === 1 ? 'the policy' : 'each policy'} as PDF`,
        description: 'The texts show who approved them.',
      };
    case 'signOffs':
      return {
        label: 'Add the names of those who confirmed',
        description: `${counted(names.signOffs, 'person', 'people')}, with the day. Also in the PDFs of the policies.`,
      };
    case 'training':
      return {
        label: 'Add the names of the people in training',
        description: `${counted(names.training, 'person', 'people')}, with how many courses each has completed.`,
      };
    default:
      return null;
  }
}
