import { KEY_SHAPES, type KeyShape } from './key-exchanges.ts';

/** How a server answered each shape of key, in the order of `KEY_SHAPES`. */
type Answers = readonly string[];

export type RsaOracleResult =
  | { readonly kind: 'none' }
  /** Nothing can be said: a handshake did not come as far as the key, or answers were not the same twice. */
  | { readonly kind: 'unclear' }
  | {
      readonly kind: 'oracle';
      /** Weak: only a key that is right in every place is answered differently, which takes an attacker many more questions. */
      readonly strength: 'strong' | 'weak';
      readonly answers: Answers;
    };

/** Questions at most: both ways of ending, and one of them once more. */
export const MAX_ORACLE_QUESTIONS = 3 * KEY_SHAPES.length;

/** The three that are no padding as RFC 8017 has it. */
const UNPADDED: readonly KeyShape[] = ['wrong-start', 'early-end', 'no-end'];

/**
 * Looks whether a server tells by its answers what is wrong with an encrypted key, by which attackers decrypt recorded connections and sign in the
 * server's name (Bleichenbacher 1998; Böck, Somorovsky, Young: ROBOT, 2017; RFC 5246 section 7.4.7.1 says that it must not). Each shape is sent with
 * what follows it, and where that is answered alike, without it. What differs has to differ in the same way twice.
 */
export async function findRsaOracle(
  ask: (shape: KeyShape, isWhole: boolean) => Promise<string | null>,
): Promise<RsaOracleResult> {
  const askAll = async (isWhole: boolean): Promise<Answers | null> => {
    const answers: string[] = [];
    for (const shape of KEY_SHAPES) {
      const answer = await ask(shape, isWhole);
      if (answer === null) return null;
      answers.push(answer);
    }
    return answers;
  };
  for (const isWhole of [true, false]) {
    const answers = await askAll(isWhole);
    if (answers === null) return { kind: 'unclear' };
    if (new Set(answers).size === 1) continue;
    const again = await askAll(isWhole);
    if (again === null || again.join() !== answers.join()) return { kind: 'unclear' };
    return { kind: 'oracle', strength: strengthOf(answers), answers };
  }
  return { kind: 'none' };
}

function strengthOf(answers: Answers): 'strong' | 'weak' {
  const ofUnpadded = answers.filter((_, place) => UNPADDED.includes(KEY_SHAPES[place] ?? 'good'));
  return new Set(ofUnpadded).size === 1 ? 'weak' : 'strong';
}
