import { describeWeakness, readWeaknessStates } from '../../concierge/public.ts';
import { points as texts } from '../handovers.texts.ts';
import { idsAmong, type PointKind } from './point-kind.ts';

/** What the provider's experts reported: only they change its status, and the firm says what was done meanwhile. */
export const weaknessPoints: PointKind = {
  module: 'cyberconcierge',
  async look(_services, tx, _orgId, refs) {
    const states = await readWeaknessStates(tx, idsAmong(refs));
    return refs.map((ref) => {
      const state = states.get(ref);
      if (state === undefined) return null;
      return {
        isGone: !state.isOpen,
        isChecking: false,
        checkedAt: null,
        result: null,
        href: `/concierge/weaknesses/${ref}`,
      };
    });
  },
  async describe(_services, tx, { ref, say }) {
    const weakness = idsAmong([ref]).length === 0 ? null : await describeWeakness(tx, ref);
    if (weakness === null) return null;
    return {
      title: weakness.title,
      severity: weakness.severity.toLowerCase(),
      where: [],
      what: '',
      quotes: [],
      why: '',
      who: '',
      body: [...weakness.body],
      ways: [],
      verify: { text: say(texts.expertsReview), command: null },
    };
  },
};
