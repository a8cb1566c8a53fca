import { readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';

/** Set in the built server alone; sources that run read the content's sources. */
declare const IS_BUILT: boolean;

/** Content that the portal is delivered with: asked for like a function, and known to the build by its name. */
export type ShippedContent<Content = unknown> = (() => Content) & { readonly contentName: string };

const builtFile = (name: string) => new URL(`../../dist/content/${name}.bin`, import.meta.url);

/**
 * Content that is read once, when it is first asked for. The built server takes what the build has read and validated, which costs a
 * hundredth of reading the sources.
 * @param name of the built file, without its ending
 * @param read reads and validates the sources
 */
export function shippedContent<Content>(name: string, read: () => Content): ShippedContent<Content> {
  let content: Content | undefined;
  const known = () => {
    content ??= typeof IS_BUILT === 'undefined' ? read() : unpackContent<Content>(readFileSync(builtFile(name)));
    return content;
  };
  return Object.assign(known, { contentName: name });
}

/** What the build keeps of it; maps, and parts that are the same in several places, come back as they were. */
export const packContent = (content: ShippedContent): Buffer => serialize(content());

/** The content that `packContent` packed. */
export const unpackContent = <Content>(bytes: Uint8Array) => deserialize(bytes) as Content;
