/** How a website called. */
export const CALL_PROTOCOLS = ['HTTP', 'LDAP', 'DNS'] as const;
export type CallProtocol = (typeof CALL_PROTOCOLS)[number];

/** Calls that websites made because a probe of the scan asked them to, by the word within the probe. */
export type CallLog = {
  /** The word is about to be sent, so from now on it may be called. */
  expect(word: string): void;
  note(word: string, protocol: CallProtocol): void;
  /** How a word was called; null while it was not. */
  protocolOf(word: string): CallProtocol | null;
  all(): Readonly<Record<string, CallProtocol>>;
  /** For a while nobody listened, so calls may have been missed. */
  miss(): void;
  mayHaveMissed(): boolean;
};

/** A log of calls, with those that an interrupted scan had noted; `onExpected` hears of each word before it is sent. */
export function createCallLog(
  known: Readonly<Record<string, CallProtocol>> = {},
  onExpected: (word: string) => void = () => undefined,
): CallLog {
  const calls = new Map(Object.entries(known));
  let hasGap = false;
  return {
    expect: onExpected,
    note: (word, protocol) => void calls.set(word, calls.get(word) ?? protocol),
    protocolOf: (word) => calls.get(word) ?? null,
    all: () => Object.fromEntries(calls),
    miss() {
      hasGap = true;
    },
    mayHaveMissed: () => hasGap,
  };
}
