import { type PlanStepState, putDoneStep, readPlanSteps } from '../../maturity/public.ts';
import type { PointKind } from './point-kind.ts';

const refOf = ({ elementPath, from, step }: PlanStepState) => `${elementPath}/${from}/${step}`;

/** A step of the 90-day plan: the firm ticks it off when it has seen it done. */
export const planStepPoints: PointKind = {
  module: 'cybermaturity',
  async look({ maturitySet }, tx, _orgId, refs) {
    const steps = new Map((await readPlanSteps(tx, maturitySet)).map((step) => [refOf(step), step]));
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
  async describe({ maturitySet }, tx, _orgId, ref) {
    const step = (await readPlanSteps(tx, maturitySet)).find((one) => refOf(one) === ref);
    if (step === undefined) return null;
    const { name, text, who } = step;
    return {
      title: text,
      severity: null,
      where: [],
      what: `A step of “${name}” in your customer’s plan.`,
      why: '',
      who,
      body: [],
      ways: [],
      verify: { text: 'Your customer reviews it and checks it off.', command: null },
    };
  },
  async confirm(_services, tx, { orgId, ref, at, byName }) {
    const [elementId = '', from = '', step = ''] = ref.split('/');
    await putDoneStep(tx, orgId, { elementId, from: Number(from), step: Number(step) }, { at, byName });
  },
};
