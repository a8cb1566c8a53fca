import { describeRaise, lookAgain, type RaiseName, readRaiseStates } from '../../ratings/public.ts';
import { points as texts } from '../handovers.texts.ts';
import type { PointKind } from './point-kind.ts';

const nameOf = (ref: string): RaiseName => {
  const [vector = '', kind = ''] = ref.split('/');
  return { vector, kind };
};

/** What would raise the rating from outside: its fixing is seen by the next look, at most one a day. */
export const raisePoints: PointKind = {
  module: 'ratings',
  async look(_services, tx, orgId, refs) {
    const states = await readRaiseStates(tx, orgId, refs.map(nameOf));
    return states.map((state, index) => {
      if (state === null) return null;
      const { assets, wasTested, isMeasuring, lookedAt } = state;
      const isGone = assets.length === 0;
      return {
        isGone,
        isChecking: isMeasuring,
        checkedAt: lookedAt,
        result: isGone ? ('fixed' as const) : wasTested ? ('still-there' as const) : ('not-tested' as const),
        href: `/attacksurface/details#${nameOf(refs[index] ?? '').vector}`,
      };
    });
  },
  async describe(_services, tx, { orgId, ref, say }) {
    const text = describeRaise(nameOf(ref), say.language);
    const [state] = await readRaiseStates(tx, orgId, [nameOf(ref)]);
    if (text === null || state === null || state === undefined) return null;
    const { title, what, why, who, fix } = text;
    const steps = fix.map((step) => [{ kind: 'prose' as const, text: step }]);
    return {
      ...{ title, what, why, who },
      severity: null,
      quotes: [],
      where: [...state.assets],
      body: [],
      ways: [{ platform: 'any', label: say(texts.allSystems), isRecognised: false, steps, wayBack: null }],
      verify: {
        text: say(texts.nextCheckTells),
        command: null,
      },
    };
  },
  async checkAgain(services, { orgId, log }) {
    await lookAgain(services, orgId, (tx, domain, now) => log(tx, now, 'rating.look-started', domain));
  },
};
