import type { CallLog } from '../callback/call-log.ts';
import type { ScanSettings } from '../scan-options.ts';

/** Stands between spellings of one value: those that a scan can hear of are sent together. */
export const ALSO = '\u241e';

/** A value that makes a site call: `{address}` or a name in `{zone}` is where, `{word}` tells which probe it was. */
export type CallTemplate = string;

/** What a value that makes a site call needs of a scan. */
export type CallContext = {
  readonly settings: Pick<ScanSettings, 'callbackAddress' | 'callbackZone'>;
  readonly calls: Pick<CallLog, 'expect'>;
};

/** Whether websites can call the scan in any way. */
export const canBeCalled = ({ callbackAddress, callbackZone }: CallContext['settings']): boolean =>
  callbackAddress !== undefined || callbackZone !== undefined;

/** The value to send, whose word is listened for from now on; null where a website that opens it cannot be heard. */
export function provokingValue(template: CallTemplate, word: string, { settings, calls }: CallContext): string | null {
  const places = [
    ['{address}', settings.callbackAddress],
    ['{zone}', settings.callbackZone],
  ] as const;
  const isHeard = (spelling: string) => places.every(([place, at]) => at !== undefined || !spelling.includes(place));
  const value = template.split(ALSO).filter(isHeard).join('');
  if (!value.includes('{word}')) return null;
  calls.expect(word);
  return places.reduce((text, [place, at]) => text.replaceAll(place, at ?? ''), value).replaceAll('{word}', word);
}
