import type { ProofPart } from '@portal/domain/proof-packs/proof-parts.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { say } from '../../../portal/texts/say.ts';
import type { Preview } from '../proof-types.ts';
import { discloses, empty, emptyLinks, more } from './parts.texts.ts';

/** What each part tells the person who gets the pack, in a sentence. */
export const DISCLOSES: Readonly<Record<ProofPart, (preview: Preview) => string>> = {
  policies: ({ facts }) => say(discloses.policies, { count: facts.policies.length }),
  signOffs: ({ facts }) => say(discloses.signOffs, { count: facts.signOffs.length }),
  coverage: ({ facts }) =>
    say(discloses.coverage, {
      frameworks: facts.coverage?.frameworks.length ?? 0,
      questions: facts.coverage?.answers.length ?? 0,
    }),
  training: ({ facts }) => say(discloses.training, { count: facts.training.people }),
  websites: ({ facts }) => say(discloses.websites, { count: facts.websites.length }),
  maturity: () => say(discloses.maturity),
  rating: () => say(discloses.rating),
  secondFactor: () => say(discloses.secondFactor),
};

/** Why a part cannot be chosen, and where to change that. */
export const EMPTY: Readonly<Record<ProofPart, { text: Phrase; href: string; label: Phrase }>> = {
  policies: { text: empty.policies, href: '/securitypolicy', label: emptyLinks.policies },
  signOffs: { text: empty.signOffs, href: '/securitypolicy', label: emptyLinks.policies },
  coverage: { text: empty.policies, href: '/securitypolicy', label: emptyLinks.policies },
  training: { text: empty.training, href: '/training', label: emptyLinks.training },
  websites: { text: empty.websites, href: '/webappscan', label: emptyLinks.websites },
  maturity: { text: empty.maturity, href: '/cybermaturity', label: emptyLinks.maturity },
  rating: { text: empty.rating, href: '/attacksurface', label: emptyLinks.rating },
  secondFactor: { text: empty.secondFactor, href: '/settings/admins', label: emptyLinks.secondFactor },
};

/** What can be told beyond the least. */
export function moreOf(part: ProofPart, { facts, names }: Preview): { label: string; description: string } | null {
  switch (part) {
    case 'policies':
      return { label: say(more.policies, { count: facts.policies.length }), description: say(more.policiesHint) };
    case 'signOffs':
      return { label: say(more.signOffs), description: say(more.signOffsHint, { count: names.signOffs }) };
    case 'training':
      return { label: say(more.training), description: say(more.trainingHint, { count: names.training }) };
    default:
      return null;
  }
}
