import type { AskedField, FieldValue, PolicyText } from '../policy-types.ts';

type Block = PolicyText[number];

/** The parts of a text that show the words of an answer, with the heading above each. */
export function blocksWithField(text: PolicyText, field: string): PolicyText {
  return pick(text, (block) => JSON.stringify(block).includes(`"field":${JSON.stringify(field)}`));
}

/** The parts of a text that another answer would not bring. */
export function blocksOnlyIn(text: PolicyText, other: PolicyText): PolicyText {
  const known = new Set(other.map((block) => JSON.stringify(block)));
  return pick(text, (block) => !known.has(JSON.stringify(block)));
}

/** Another answer to a question that decides about parts of the text; null for questions whose words are shown. */
export function otherAnswer(field: AskedField, value: FieldValue): FieldValue | null {
  if (field.type === 'yes-no') return value !== true;
  if (field.type === 'choice') return field.options.find(({ id }) => id !== value)?.id ?? null;
  return null;
}

function pick(text: PolicyText, isWanted: (block: Block) => boolean): PolicyText {
  const picked: Block[] = [];
  let heading: Block | null = null;
  for (const block of text) {
    if (block.kind === 'heading') {
      heading = block;
      if (!isWanted(block)) continue;
      picked.push(block);
      heading = null;
    } else if (isWanted(block)) {
      if (heading) picked.push(heading);
      heading = null;
      picked.push(block);
    }
  }
  return picked;
}
