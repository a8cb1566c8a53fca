/** When a saving happened: never at the same instant as the one before, because that tells them apart. */
export function savingInstant(now: Date, { savedAt }: { readonly savedAt: Date | null }): Date {
  return new Date(Math.max(now.getTime(), (savedAt?.getTime() ?? 0) + 1));
}
