import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import type { FieldValues, Policy, PolicyText } from '../policy-types.ts';
import type { WorkingCopy } from './use-working-copy.ts';

/** Typing pauses so long before the text is made anew. */
const PAUSE_MS = 250;

export type Preview = {
  readonly text: PolicyText;
  /** Ids of the questions that the text asks. */
  readonly visible: ReadonlySet<string>;
  /** Answers that contradict one another. */
  readonly faults: Policy['faults'];
  readonly missingPolicies: Policy['missingPolicies'];
};

/** The text with the answers and words of the moment; as it was saved while nothing was changed. */
export function usePreview({ policy, values, text, hasChanges }: WorkingCopy): Preview {
  const settled = useSettled({ values, text });
  const query = usePreviewOf(policy.id, settled.values, settled.text, hasChanges);
  if (hasChanges && query !== undefined) return query;
  return {
    text: policy.text,
    visible: new Set(policy.fields.filter(({ visible }) => visible).map(({ id }) => id)),
    faults: policy.faults,
    missingPolicies: policy.missingPolicies,
  };
}

/** The text with any answers. */
export function usePreviewOf(
  policyType: string,
  customValues: FieldValues,
  customPolicy: string | null,
  enabled: boolean,
): Preview | undefined {
  const { data } = useCallQuery(
    'policyPreview',
    { policyType, customValues, customPolicy },
    { enabled, placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY },
  );
  return data && { ...data.data, visible: new Set(data.data.fields) };
}

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the value
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}
