import type { Time } from '@internationalized/date';
import { type RefObject, useEffect, useRef } from 'react';
import { refusesDigits } from './refuses-digits.ts';

/** Digits that were typed into a part one after the other, and the time before the first of them. */
type Typed = { readonly part: string; readonly digits: string; readonly before: Time };

/**
 * Gives a part of a time back its value of before once what is typed is no hour or minute (spec part 2, section 5). Of itself the field
 * would take the last digit alone: 13 as 3, 75 as 7.
 */
export function useKeptTimeParts(
  frame: RefObject<HTMLElement | null>,
  value: Time,
  onChange: (time: Time) => void,
): void {
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    let typed: Typed | null = null;
    const forget = () => {
      typed = null;
    };
    const onInput = (event: InputEvent) => {
      const digit = event.data;
      if (digit === null || !/^\d$/.test(digit)) return forget();
      const here = partOf(event.target);
      // A digit that no second one can follow has moved on to the next part.
      const goesOn = typed !== null && (here === typed.part || here === 'dayPeriod');
      typed =
        goesOn && typed !== null
          ? { ...typed, digits: typed.digits + digit }
          : { part: here, digits: digit, before: latest.current.value };
      if (!refusesDigits(typed.part, typed.digits)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current.onChange(typed.before);
      if (here === typed.part) nextPart(element, here)?.focus();
      forget();
    };
    const onKey = (event: KeyboardEvent) => {
      if (!/^\d$/.test(event.key)) forget();
    };
    element.addEventListener('beforeinput', onInput, true);
    element.addEventListener('keydown', onKey, true);
    element.addEventListener('pointerdown', forget, true);
    return () => {
      element.removeEventListener('beforeinput', onInput, true);
      element.removeEventListener('keydown', onKey, true);
      element.removeEventListener('pointerdown', forget, true);
    };
  }, [frame]);
}

function partOf(target: EventTarget | null): string {
  return target instanceof HTMLElement ? (target.dataset.type ?? '') : '';
}

function nextPart(frame: HTMLElement, part: string): HTMLElement | null {
  return frame.querySelector<HTMLElement>(`[data-type="${part === 'hour' ? 'minute' : 'dayPeriod'}"]`);
}
