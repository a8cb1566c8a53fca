import type { Call } from '@portal/contract/call.ts';

type DoublePress = {
  /** A call has arrived: where a press has sent a change, the same is pressed again before its answer. Ends when that has had its effect. */
  arrived(name: string, call: Call): Promise<void>;
  /** Its answer is there. */
  answered(name: string): void;
  stop(): void;
};

/** What a second press meaningfully does again: it is another change, or goes back. */
const MEANT_TWICE = '[role="switch"], [role="checkbox"], [aria-pressed], [aria-expanded], [role="menuitem"]';

/** What the page sends by itself after a while, whatever was pressed before. */
const SENT_BY_THE_PAGE: ReadonlySet<string> = new Set(['policyKeepChanges', 'keepPolicyInterview']);

/** After all that hears of the event: until then a form takes no second submit (HTML, 4.10.22.3, "firing submission events"). */
const afterEvent = () => new Promise<void>((resolve) => setTimeout(resolve));

type Press = () => void | Promise<void>;

/**
 * Presses every button, and submits every form, a second time while the change that it sends is under way: nothing is sent twice by
 * that. `report` hears of what was.
 */
export function pressTwice(report: (problem: string) => void): DoublePress {
  const underWay = new Map<string, number>();
  let again: Press | null = null;
  let isPressing = false;
  let repeated: string | null = null;
  const pressed = (press: Press | null) => {
    again = press;
    repeated = null;
  };
  const onClick = ({ target, isTrusted }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (isTrusted) pressed(button === null || button.matches(MEANT_TWICE) ? null : () => button.click());
  };
  const onSubmit = ({ target }: Event) => {
    if (isPressing || !(target instanceof HTMLFormElement)) return;
    pressed(async () => {
      await afterEvent();
      if (target.isConnected) target.requestSubmit();
    });
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  return {
    async arrived(name, { method, isPassive }) {
      if (method !== 'POST' || isPassive || SENT_BY_THE_PAGE.has(name)) return;
      const open = underWay.get(name) ?? 0;
      underWay.set(name, open + 1);
      if (open > 0 && repeated === name) report(`${name}: a second press sent it again before its answer`);
      if (again === null) return;
      const press = again;
      pressed(null);
      repeated = name;
      isPressing = true;
      await press();
      isPressing = false;
      await afterEvent();
    },
    answered(name) {
      underWay.set(name, Math.max(0, (underWay.get(name) ?? 0) - 1));
    },
    stop() {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('submit', onSubmit, true);
    },
  };
}
