import type { Launch, LaunchData } from './cmi5-launch.ts';
import type { DoneExercise, GivenAnswer } from './learning-system.ts';

/** A statement as xAPI 1.0.3 has it. */
export type Statement = Readonly<Record<string, unknown>> & { readonly id: string };
type Result = Readonly<Record<string, unknown>>;
type Context = {
  readonly registration?: string;
  readonly contextActivities?: Readonly<Record<string, readonly unknown[]>>;
  readonly extensions?: Readonly<Record<string, unknown>>;
};

const VERBS = 'http://adlnet.gov/expapi/verbs/';
const CMI5 = { id: 'https://w3id.org/xapi/cmi5/context/categories/cmi5' };
const MOVE_ON = { id: 'https://w3id.org/xapi/cmi5/context/categories/moveon' };
const MASTERY_SCORE = 'https://w3id.org/xapi/cmi5/context/extensions/masteryscore';
const PROGRESS = 'https://w3id.org/xapi/cmi5/result/extensions/progress';

/** Verbs that the standard gives a meaning of its own (cmi5, 9.3). */
export type DefinedVerb = 'initialized' | 'completed' | 'passed' | 'failed' | 'terminated';

/** Writes the statements of one visit. */
export class Cmi5Statements {
  readonly #launch: Launch;
  readonly #data: LaunchData;
  readonly #language: string;

  /** @param language of the course's texts */
  constructor(launch: Launch, data: LaunchData, language: string) {
    this.#launch = launch;
    this.#data = data;
    this.#language = language;
  }

  /** A "cmi5 defined" statement: with the standard's category, and with `moveon` where a result decides (cmi5, 9.6.2). */
  defined(verb: DefinedVerb, at: Date, result?: Result): Statement {
    const isScored = verb === 'passed' || verb === 'failed';
    const categories = isScored || verb === 'completed' ? [CMI5, MOVE_ON] : [CMI5];
    const { masteryScore } = this.#data;
    const extensions = isScored && masteryScore !== undefined ? { [MASTERY_SCORE]: masteryScore } : {};
    return this.#statement(verb, at, { result, categories, extensions });
  }

  /** How much of the course has been seen, in percent: "cmi5 allowed", without the standard's category. */
  progressed(percent: number, at: Date): Statement {
    return this.#statement('progressed', at, { result: { extensions: { [PROGRESS]: percent } } });
  }

  /** An answer of the quiz as an interaction of xAPI: "cmi5 allowed". */
  answered({ questionId, question, options, right, chosen, isRight }: GivenAnswer, at: Date): Statement {
    const object = {
      objectType: 'Activity',
      id: `${this.#launch.activityId}#${questionId}`,
      definition: {
        type: 'http://adlnet.gov/expapi/activities/cmi.interaction',
        interactionType: 'choice',
        description: this.#inLanguage(question),
        choices: options.map((option, place) => ({ id: String(place), description: this.#inLanguage(option) })),
        correctResponsesPattern: [right.join('[,]')],
      },
    };
    return this.#statement('answered', at, { object, result: { success: isRight, response: chosen.join('[,]') } });
  }

  /** An exercise that was done, which any answer does: "cmi5 allowed". "Completed" would be the whole course's. */
  exercised({ exerciseId, title, task }: DoneExercise, at: Date): Statement {
    const object = {
      objectType: 'Activity',
      id: `${this.#launch.activityId}#exercise-${exerciseId}`,
      definition: {
        type: 'http://adlnet.gov/expapi/activities/interaction',
        name: this.#inLanguage(title),
        description: this.#inLanguage(task),
      },
    };
    return this.#statement('interacted', at, { object, result: { completion: true } });
  }

  #inLanguage(words: string): Readonly<Record<string, string>> {
    return { [this.#language]: words };
  }

  #statement(
    verb: string,
    at: Date,
    parts: {
      readonly object?: unknown;
      readonly result?: Result | undefined;
      readonly categories?: readonly unknown[];
      readonly extensions?: Readonly<Record<string, unknown>>;
    },
  ): Statement {
    const { actor, activityId, registration } = this.#launch;
    const template = this.#data.contextTemplate as Context;
    const activities = template.contextActivities ?? {};
    const { categories = [], extensions = {} } = parts;
    return {
      id: crypto.randomUUID(),
      actor,
      verb: { id: `${VERBS}${verb}`, display: { en: verb } },
      object: parts.object ?? { objectType: 'Activity', id: activityId },
      ...(parts.result === undefined ? {} : { result: parts.result }),
      context: {
        ...template,
        registration,
        contextActivities:
          categories.length === 0
            ? activities
            : { ...activities, category: [...(activities.category ?? []), ...categories] },
        extensions: { ...template.extensions, ...extensions },
      },
      timestamp: at.toISOString(),
    };
  }
}
