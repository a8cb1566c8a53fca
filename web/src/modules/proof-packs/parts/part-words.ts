import type { ProofPart } from '@portal/domain/proof-packs/proof-parts.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { say } from '../../../portal/texts/say.ts';
import type { Preview } from '../proof-types.ts';
import { partWords as texts } from './parts.texts.ts';

/** What each part tells whoever gets the pack, in a sentence. */
export const DISCLOSES: Readonly<Record<ProofPart, (preview: Preview) => string>> = {
  policies: ({ facts }) => say(texts.nameVersionApprovalDate, { count: facts.policies.length }),
  signOffs: ({ facts }) =>
    `How many were asked to confirm ${facts.signOffs.length === 1 ? 'the policy' : `each of ${facts.signOffs.length} policies`}, and how many have.`,
  training: ({ facts }) => say(texts.howManyOfPeople, { people: facts.training.people }),
  websites: ({ facts }) =>
    `${facts.websites.length === 1 ? 'The name of one website' : `The names of ${facts.websites.length} websites`} with the number of open findings by severity, also month by month. Never what they are or where.`,
  maturity: () => say(texts.yourLevelAndThat),
  rating: () => say(texts.yourRatingItsBand),
  secondFactor: () => say(texts.howManyAdministratorsOf),
};

/** Why a part cannot be chosen, and where to change that. */
export const EMPTY: Readonly<Record<ProofPart, { text: Phrase; href: string; label: Phrase }>> = {
  policies: { text: texts.noPolicyHasBeen, href: '/securitypolicy', label: texts.showThePolicies },
  signOffs: {
    text: texts.noOneHasBeen,
    href: '/securitypolicy',
    label: texts.showThePolicies,
  },
  training: { text: texts.noCourseHasBeen, href: '/training', label: texts.showTheTraining },
  websites: { text: texts.noWebsiteScanHas, href: '/webappscan', label: texts.showTheWebsites },
  maturity: { text: texts.noQuestionHasBeen, href: '/cybermaturity', label: texts.showTheAssessment },
  rating: { text: texts.thereIsNoRating, href: '/attacksurface', label: texts.showTheRating },
  secondFactor: { text: texts.thereIsNoOne, href: '/settings/admins', label: texts.showTheAdmins },
};

/** What can be told beyond the least. */
export function moreOf(part: ProofPart, { facts, names }: Preview): { label: string; description: string } | null {
  switch (part) {
    case 'policies':
      return {
        label: say(texts.addTheFullText, { count: facts.policies.length }),
        description: say(texts.description),
      };
    case 'signOffs':
      return {
        label: say(texts.addTheNamesOf),
        description: say(texts.signOffs, { signOffs: names.signOffs }),
      };
    case 'training':
      return {
        label: say(texts.addTheNamesOf2),
        description: say(texts.training, { training: names.training }),
      };
    default:
      return null;
  }
}
