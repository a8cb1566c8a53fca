type Asker = { readonly openedBy: string; readonly companyName: string };

/** A canned answer with `{firstName}` and `{companyName}` filled in, as plain words of Markdown. */
export function fillCannedAnswer(text: string, { openedBy, companyName }: Asker): string {
  const values: Readonly<Record<string, string>> = { firstName: openedBy.trim().split(/\s+/)[0] ?? '', companyName };
  return text.replace(/\{(firstName|companyName)\}/g, (_, name: string) => escaped(values[name] ?? ''));
}

/** Names stay words: nothing in them begins a link or a list (CommonMark, section 2.4). */
function escaped(name: string): string {
  return name.replace(/[\\`*_[\]<>#|]/g, '\\$&');
}
