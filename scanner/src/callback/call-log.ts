/** How a website called. */
export type CallProtocol = 'HTTP' | 'LDAP';

/** Calls that websites made because a probe of the scan asked them to, by the word within the probe. */
export type CallLog = {
  note(word: string, protocol: CallProtocol): void;
  /** How a word was called; null while it was not. */
  protocolOf(word: string): CallProtocol | null;
  all(): Readonly<Record<string, CallProtocol>>;
};

/** A log of calls, with those that an interrupted scan had noted. */
export function createCallLog(known: Readonly<Record<string, CallProtocol>> = {}): CallLog {
  const calls = new Map(Object.entries(known));
  return {
    note: (word, protocol) => void calls.set(word, calls.get(word) ?? protocol),
    protocolOf: (word) => calls.get(word) ?? null,
    all: () => Object.fromEntries(calls),
  };
}
