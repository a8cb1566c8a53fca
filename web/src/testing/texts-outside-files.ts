/** Shows pages in the language that nobody speaks while something is done. */
export async function inPseudo(work: () => Promise<void>): Promise<void> {
  const { dataset } = document.documentElement;
  dataset.texts = 'pseudo';
  try {
    await work();
  } finally {
    delete dataset.texts;
  }
}

const NAMES = ['aria-label', 'title', 'alt', 'placeholder'];

/**
 * What stands in a part of a page in words that no file of texts has: in brackets is what does.
 * @param data what the server or a person wrote; dates are left out anyway
 */
export function textsOutsideFiles(part: Element, data: readonly string[]): readonly string[] {
  const told = new Set(data);
  const said = [...part.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [])),
    ...NAMES.flatMap((name) => element.getAttribute(name) ?? []),
  ]);
  const dates = [...part.querySelectorAll('time, abbr, #month')].flatMap((element) => [
    element.textContent ?? '',
    element.getAttribute('title') ?? '',
  ]);
  return (
    said
      .map((text) => text.trim())
      // A part of a text with tags is known by its vowels, which all have accents.
      .filter((text) => /[a-z]{2}/i.test(text) && /[aeiou]/i.test(text) && !text.startsWith('['))
      .filter((text) => !told.has(text) && !dates.includes(text))
  );
}

/** Every text in the answers of calls: what a server or a person wrote. */
export function textsIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data];
  if (typeof data === 'function') return textsIn((data as () => unknown)());
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}
