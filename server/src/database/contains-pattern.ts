/** The `like` pattern of texts that contain what was typed, which is taken literally. */
export function containsPattern(typed: string): string {
  return `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
}
