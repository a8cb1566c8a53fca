import { type PlanStepState, putDoneStep, readPlanSteps } from '../../maturity/public.ts';
import { points as texts } from '../handovers.texts.ts';
import type { PointKind } from './point-kind.ts';

const refOf = ({ elementPath, from, step }: PlanStepState) => `${elementPath}/${from}/${step}`;

/** A step of the 90-day plan: the firm ticks it off when it has seen it done. */
export const planStepPoints: PointKind = {
  module: 'cybermaturity',
  async look({ maturitySet }, tx, _orgId, refs) {
    const steps = new Map((await readPlanSteps(tx, maturitySet('en'))).map((step) => [refOf(step), step]));
    return refs.map((ref) => {
      const step = steps.get(ref);
      if (step === undefined) return null;
      return {
        isGone: step.isDone,
        isChecking: false,
        checkedAt: null,
        result: null,
        href: '/cybermaturity/report#plan',
      };
    });
  },
  async describe({ maturitySet }, tx, { ref, say }) {
    const step = (await readPlanSteps(tx, maturitySet(say.language))).find((one) => refOf(one) === ref);
    if (step === undefined) return null;
    const { name, text, who } = step;
    return {
      title: text,
      severity: null,
      where: [],
      quotes: [],
      what: say(texts.planStep, { element: name }),
      why: '',
      who,
      body: [],
      ways: [],
      verify: { text: say(texts.customerChecks), command: null },
    };
  },
  async confirm(_services, tx, { orgId, ref, at, byName }) {
    const [elementId = '', from = '', step = ''] = ref.split('/');
    await putDoneStep(tx, orgId, { elementId, from: Number(from), step: Number(step) }, { at, byName });
  },
};
