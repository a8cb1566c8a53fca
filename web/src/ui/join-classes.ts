/** Joins class names and leaves out what is false or absent. */
export function joinClasses(...classes: readonly (string | false | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}
