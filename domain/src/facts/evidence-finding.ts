/**
 * What one kind of evidence says: answers up to `supports` fit what the portal sees, answers from `contradictsFrom` do not. `supports`
 * is always the lower one.
 */
export type Finding = {
  readonly supports: number;
  readonly contradictsFrom: number | null;
  readonly text: string;
  /** Page of the portal that shows more of it. */
  readonly href?: string;
};

export const supported = (supports: number, text: string): Finding => ({ supports, contradictsFrom: null, text });
export const against = (contradictsFrom: number, text: string, supports = 0): Finding => ({
  supports,
  contradictsFrom,
  text,
});
