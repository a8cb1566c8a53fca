import type { readinessSheet } from '@portal/contract/insurance/insurance.calls.ts';
import { STATEMENT_DAYS } from '@portal/domain/facts/fact.ts';
import { factOf } from '@portal/domain/facts/facts.ts';
import { judgeFacts } from '@portal/domain/facts/judge-fact.ts';
import type { KnownFact } from '@portal/domain/facts/known-facts.ts';
import { OPEN_KEYS, OPEN_QUESTIONS, type OpenKey, type OpenQuestion } from '@portal/domain/insurance/open-questions.ts';
import {
  isStatable,
  READINESS_STATES,
  READINESS_TOPICS,
  type ReadinessState,
} from '@portal/domain/insurance/readiness.ts';
import type { ModuleKey, ModuleStatuses } from '@portal/domain/plans/module-status.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { z } from 'zod';
import type { AnswerOf, CallerOf } from '../../call/bind-call.ts';
import type { Caller, MemberSession } from '../../call/caller.ts';
import type { Services } from '../../services.ts';
import { readFirmFacts } from '../facts/public.ts';
import { sheet } from './insurance.texts.ts';
import { listProofFiles, type ProofFileRow } from './proof/proof-files.store.ts';
import type { StatementRow } from './statements.store.ts';

export type ReadinessSheet = z.output<typeof readinessSheet.output>['data'];
type Question = ReadinessSheet['topics'][number]['questions'][number];
type Line = Question & { readonly topic: keyof typeof READINESS_TOPICS };
/** A line before its proof is looked up. */
type Unproved = Omit<Line, 'proofFile'>;
type Statements = ReadonlyMap<string, StatementRow>;

/** Modules by the first part of their pages' addresses. */
const MODULE_OF_PAGE: Readonly<Record<string, ModuleKey>> = {
  attacksurface: 'ratings',
  concierge: 'cyberconcierge',
  cybermaturity: 'cybermaturity',
  securitypolicy: 'compliance',
  training: 'training',
  webappscan: 'monitoring',
};
const DAY_MS = 24 * 60 * 60_000;

/** The sheet of the caller's firm as it stands now. */
export async function readReadinessSheet(services: Services, caller: Caller<MemberSession>): Promise<ReadinessSheet> {
  const { rows, more: proofs, knowledge, modules, say } = await readFirmFacts(services, caller, listProofFiles);
  const proofOf = new Map(proofs.map((row) => [row.statement_key, row]));
  const statements: Statements = new Map(rows.statements.map((row) => [row.key, row]));
  const lines: readonly Line[] = [
    ...judgeFacts(knowledge, say).map((known) => lineOfFact(known, { statements, modules, say })),
    ...OPEN_KEYS.map((key) => lineOfText(key, { statements, say, now: knowledge.now })),
  ].map((line) => ({ ...line, proofFile: proofViewOf(proofOf.get(line.key)) }));
  const count = (state: ReadinessState) => lines.filter((line) => line.state === state).length;
  return {
    company: rows.company,
    counts: Object.fromEntries(READINESS_STATES.map((state) => [state, count(state)])) as Record<
      ReadinessState,
      number
    >,
    contradictions: lines.filter(({ contradicted }) => contradicted !== null).length,
    stale: lines.filter(({ isStale }) => isStale).length,
    signedBy: statements.get('signed-by')?.note ?? '',
    topics: Object.entries(READINESS_TOPICS).map(([topic, title]) => ({
      title: say(title),
      questions: lines.filter((line) => line.topic === topic).map(({ topic: _, ...line }) => line),
    })),
  };
}

function proofViewOf(row: ProofFileRow | undefined): Question['proofFile'] {
  if (row === undefined) return null;
  const { file_id: fileId, file_name: fileName, size, added_at: addedAt, added_by_name: addedBy } = row;
  return { fileId, fileName, size, addedAt: addedAt.toISOString(), addedBy };
}

type Place = { readonly statements: Statements; readonly modules: ModuleStatuses; readonly say: Say };

function lineOfFact({ key, value, href, ...known }: KnownFact, { statements, modules, say }: Place): Unproved {
  const { topic, question, why, proof, href: page } = factOf(key);
  const { value: stated = null, note = '', version = 0 } = statements.get(key) ?? {};
  return {
    ...known,
    topic,
    key,
    question: say(question),
    why: say(why),
    proof: say(proof),
    state: value,
    href: page !== null && isOpen(page, modules) ? page : null,
    seenHref: href !== null && isOpen(href, modules) ? href : null,
    statement: isStatable(key) ? { value: stated, note, version } : null,
  };
}

function lineOfText(
  key: OpenKey,
  { statements, say, now }: Pick<Place, 'statements' | 'say'> & { readonly now: Date },
): Unproved {
  const { topic, question, why }: OpenQuestion = OPEN_QUESTIONS[key];
  const statement = statements.get(key);
  const told = { question: say(question), why: say(why) };
  const about = { topic, key, ...told, proof: null, contradicted: null, href: null, seenHref: null };
  if (statement === undefined) {
    return {
      ...about,
      state: 'yours',
      basis: 'none',
      text: say(sheet.writeIt),
      at: null,
      by: null,
      isStale: false,
      statement: { value: null, note: '', version: 0 },
    };
  }
  const { note, statedAt, statedBy, version } = statement;
  const at = new Date(statedAt);
  return {
    ...about,
    state: 'written',
    basis: 'stated',
    text: note,
    at: at.toISOString(),
    by: statedBy,
    isStale: now.getTime() - at.getTime() > STATEMENT_DAYS * DAY_MS,
    statement: { value: null, note, version },
  };
}

/** Whether the plan holds the page; settings and the sheet itself are everybody's. */
function isOpen(href: string, modules: ModuleStatuses): boolean {
  const module = MODULE_OF_PAGE[href.split('/')[1] ?? ''];
  return module === undefined || modules[module] === 'ACTIVE';
}

/** Answers with the sheet of the caller's firm. */
export async function answerReadinessSheet(
  services: Services,
  caller: CallerOf<typeof readinessSheet>,
): Promise<AnswerOf<typeof readinessSheet>> {
  return { success: true, data: await readReadinessSheet(services, caller) };
}
