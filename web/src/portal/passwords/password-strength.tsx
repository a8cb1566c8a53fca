import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { useDeferredValue, useMemo } from 'react';
import { StrengthMeter } from '../../ui/fields/strength-meter.tsx';
import { useBrand } from '../brand/use-brand.ts';
import { strengthHint } from './strength-hint.ts';

type PasswordStrengthProps = { readonly password: string };

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
// Guessing what somebody pasted by the kilobyte would only keep the page busy.
const LOOKED_AT = 64;

/** How hard a new password is to guess, and what would make it harder. Advice only: the rule decides. */
export default function PasswordStrength({ password }: PasswordStrengthProps) {
  const { brandNameShort, brandNameLong } = useBrand();
  const typed = useDeferredValue(password.slice(0, LOOKED_AT));
  const result = useMemo(
    () => (typed === '' ? null : estimator.check(typed, [brandNameShort, brandNameLong])),
    [typed, brandNameShort, brandNameLong],
  );
  return <StrengthMeter score={result?.score} hint={result === null ? undefined : strengthHint(result.feedback)} />;
}
