import type { ProofFacts } from '@portal/contract/proof-packs/proof-packs.schemas.ts';
import { judgeFacts } from '@portal/domain/facts/judge-fact.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { ProofNames } from '@portal/domain/proof-packs/proof-names.ts';
import { PROOF_PARTS, type ProofPart } from '@portal/domain/proof-packs/proof-parts.ts';
import type { Caller, MemberSession } from '../../call/caller.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { readFirmFacts } from '../facts/public.ts';
import { contradictedElements } from '../maturity/public.ts';
import { hasSignOff, readCoverageRows } from '../policies/public.ts';
import { readShownRating } from '../ratings/public.ts';
import { coursesOf } from '../training/public.ts';
import { coverageFactsOf } from './coverage-facts.ts';
import { proofFactsOf, proofNamesOf } from './proof-facts.ts';
import { readProofRows } from './proof-rows.store.ts';
import type { ProofServices } from './proof-services.ts';

/** What a pack could tell now. */
export type Proof = {
  readonly company: string;
  /** Parts of the plan's modules; `isEmpty` where there is nothing to show yet. */
  readonly offered: readonly { readonly part: ProofPart; readonly isEmpty: boolean }[];
  readonly facts: ProofFacts;
  readonly names: ProofNames;
};

/** Everything that packs can tell of an organisation at this moment. */
export async function readProof(services: ProofServices, caller: Caller<MemberSession>): Promise<Proof> {
  const { clock } = services;
  const { session, brand } = caller;
  const set = services.maturitySet(caller.language);
  const say = sayFor(brand, caller.language);
  const place = { now: clock.now(), timeZone: brand.timeZone };
  const today = dayOf(place.now, brand.timeZone);
  const { more, people, modules, knowledge } = await readFirmFacts(services, caller, async (tx) => ({
    rows: await readProofRows(tx, { ...place, today }),
    courses: await coursesOf(tx, say.language),
    signsOff: await hasSignOff(services, tx),
    coverage: await readCoverageRows(tx, place.now, caller.language),
    rating: await readShownRating(tx, session.orgId, say),
  }));
  const { rows, signsOff, rating } = more;
  const contradicted = contradictedElements(set, rows.maturity.answers, knowledge, say);
  const facts: ProofFacts = {
    ...proofFactsOf(rows, set, contradicted, { ...place, say, courses: more.courses }),
    coverage: coverageFactsOf(more.coverage, judgeFacts(knowledge, say), say),
    rating,
    secondFactor: {
      people: people.people,
      withSecondFactor: people.withSecondFactor,
      isRequired: people.isSecondFactorRequired,
    },
  };
  const isOffered: Readonly<Record<ProofPart, boolean>> = {
    policies: modules.compliance === 'ACTIVE',
    signOffs: signsOff,
    coverage: modules.compliance === 'ACTIVE',
    training: modules.training === 'ACTIVE',
    websites: modules.monitoring === 'ACTIVE',
    maturity: modules.cybermaturity === 'ACTIVE',
    rating: modules.ratings === 'ACTIVE',
    secondFactor: true,
  };
  const isEmpty = emptyParts(facts);
  const offered = PROOF_PARTS.filter((part) => isOffered[part]).map((part) => ({ part, isEmpty: isEmpty[part] }));
  return { company: rows.company, offered, facts, names: proofNamesOf(rows, place) };
}

function emptyParts(facts: ProofFacts): Readonly<Record<ProofPart, boolean>> {
  return {
    policies: facts.policies.length === 0,
    signOffs: facts.signOffs.length === 0,
    coverage: (facts.coverage ?? null) === null,
    training: facts.training.courses.length === 0,
    websites: facts.websites.length === 0,
    maturity: facts.maturity === null,
    rating: facts.rating === null,
    secondFactor: facts.secondFactor.people === 0,
  };
}
