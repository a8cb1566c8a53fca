/**
 * A value as Markdown that reads as exactly that value: one line, and every character that could begin or end markup, an entity or a bare link
 * is escaped (CommonMark, section 2.4). Characters that turn the direction of writing are left out, because they outlive their value, and
 * those that mark the words of fields.
 */
export function plainInMarkdown(value: string): string {
  return value
    .replace(/[\u202A-\u202E\u2066-\u2069\uE000-\uE002]/gu, '')
    .replace(/[\p{Cc}\p{Z}\s]+/gu, ' ')
    .trim()
    .replace(/[\\`*_{}[\]()<>#+\-.!|~&:=@^$]/g, '\\$&');
}
