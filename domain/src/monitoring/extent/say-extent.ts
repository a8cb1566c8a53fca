import type { Say } from '../../texts/say.ts';
import { saySignedIn } from '../signed-in/say-signed-in.ts';
import { leftReasons, extent as texts } from './scan-extent.texts.ts';
import { EXTENT_PARTS, LEFT_REASONS, type ScanExtent } from './scan-extent.ts';

/** How much of a website was tried, in words. */
export type ExtentInWords = {
  readonly inShort: string;
  /** Addresses, forms and inputs, each with why some of them were not tried, and what the owner described. */
  readonly parts: readonly { readonly headline: string; readonly left: readonly string[] }[];
  /** That the numbers are the smallest possible; null when they are exact. */
  readonly more: string | null;
  /** How far the scan came with its sign-in; empty where it was not to sign in. */
  readonly signedIn: readonly string[];
};

/** Puts a scan's extent into words; parts of which the website has none are left out. */
export function sayExtent(say: Say, extent: ScanExtent): ExtentInWords {
  const { addresses, forms, inputs } = extent;
  return {
    inShort: say(texts.inShort, {
      addresses: addresses.tried,
      allAddresses: addresses.found,
      forms: forms.tried,
      allForms: forms.found,
      inputs: inputs.tried,
      allInputs: inputs.found,
    }),
    parts: [...sayParts(say, extent), ...sayOperations(say, extent)],
    more: extent.isMore ? say(texts.isMore) : null,
    signedIn: extent.signedIn === undefined ? [] : saySignedIn(say, extent.signedIn),
  };
}

const sayOperations = (say: Say, { operations }: ScanExtent) =>
  operations === undefined ? [] : [{ headline: say(texts.operations, operations), left: [] }];

function sayParts(say: Say, extent: ScanExtent) {
  return EXTENT_PARTS.filter((part) => extent[part].found > 0).map((part) => {
    const { tried, found, left } = extent[part];
    return {
      headline: say(texts[part], { tried, found }),
      left: LEFT_REASONS.filter((reason) => (left[reason] ?? 0) > 0)
        .toSorted((one, other) => (left[other] ?? 0) - (left[one] ?? 0))
        .map((reason) => say(texts.left, { count: left[reason] ?? 0, reason: say(leftReasons[reason]) })),
    };
  });
}
