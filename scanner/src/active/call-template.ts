import type { CallLog } from '../callback/call-log.ts';
import type { ScanSettings } from '../scan-options.ts';

/** A value that makes a site call: `{address}` is where, `{word}` tells which probe it was. */
export type CallTemplate = string;

/** What a value that makes a site call needs of a scan. */
export type CallContext = {
  readonly settings: Pick<ScanSettings, 'callbackAddress'>;
  readonly calls: Pick<CallLog, 'expect'>;
};

/** The value to send, whose word is listened for from now on; null where websites cannot call. */
export function provokingValue(
  template: CallTemplate,
  word: string,
  { settings: { callbackAddress }, calls }: CallContext,
): string | null {
  if (callbackAddress === undefined) return null;
  calls.expect(word);
  return template.replaceAll('{address}', callbackAddress).replaceAll('{word}', word);
}
